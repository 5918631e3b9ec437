import type { ReactElement } from "react";
import { formatPercent } from "../../../charts/format-value.ts";
import { WeightBar } from "../../../charts/shares/weight-bar.tsx";
import type { Theme } from "../../../content/types.ts";
import styles from "./themes.module.css";

/** One theme with its sum at the head; all themes share the bars' scale. */
export function ThemeTable({
  theme,
  decimals,
  heaviestPercent,
}: {
  theme: Theme;
  decimals: number;
  heaviestPercent: number;
}): ReactElement {
  return (
    <table className={styles.theme}>
      <thead>
        <tr>
          <th scope="col" colSpan={2}>
            {theme.name}
          </th>
          <th scope="col">{formatPercent(theme.percent, decimals)}</th>
        </tr>
      </thead>
      <tbody>
        {theme.rows.map(({ company, weightPercent }) => (
          <tr key={company}>
            <th scope="row">{company}</th>
            <td className={styles.bar}>
              <WeightBar percent={weightPercent} heaviestPercent={heaviestPercent} />
            </td>
            <td>{formatPercent(weightPercent, decimals)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
