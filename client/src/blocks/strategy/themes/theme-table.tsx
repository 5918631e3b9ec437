import type { ReactElement } from "react";
import { WeightBar } from "../../../charts/shares/weight-bar.tsx";
import layout from "../../../components/layout.module.css";
import type { Theme } from "../../../content/types.ts";
import styles from "./themes.module.css";

/** One theme with its sum at the head; all themes share the bars' scale. */
export function ThemeTable({
  theme,
  heaviestPercent,
}: {
  theme: Theme;
  heaviestPercent: number;
}): ReactElement {
  return (
    <table className={styles.theme}>
      <caption className={layout.visuallyHidden}>{theme.caption}</caption>
      <thead>
        <tr>
          <th scope="col" colSpan={2}>
            {theme.name}
          </th>
          <th scope="col">{theme.percent}</th>
        </tr>
      </thead>
      <tbody>
        {theme.rows.map(({ company, weightPercent }) => (
          <tr key={company}>
            <th scope="row">{company}</th>
            <td className={styles.bar}>
              <WeightBar percent={weightPercent.value} heaviestPercent={heaviestPercent} />
            </td>
            <td>{weightPercent.shown}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
