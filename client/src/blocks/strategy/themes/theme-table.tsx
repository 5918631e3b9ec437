import type { ReactElement } from "react";
import { WeightBar } from "../../../charts/shares/weight-bar.tsx";
import readers from "../../../components/for-readers.module.css";
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
      <caption className={readers.visuallyHidden}>{theme.caption}</caption>
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
