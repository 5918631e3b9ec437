import type { ReactElement } from "react";
import { WeightBar } from "../../../charts/shares/weight-bar.tsx";
import readers from "../../../components/for-readers.module.css";
import type { HoldingsBlock } from "../../../content/types.ts";
import styles from "./holdings-table.module.css";

/** Company, sector and weight with its bar. On phones the sector stands under the name. */
export function HoldingsTable({ block }: { block: HoldingsBlock }): ReactElement {
  const heaviest = Math.max(...block.rows.map(({ weightPercent }) => weightPercent.value));
  return (
    <table className={styles.table}>
      <caption className={readers.visuallyHidden}>{block.caption}</caption>
      <thead>
        <tr>
          <th scope="col">Company</th>
          <th scope="col">% Assets</th>
        </tr>
      </thead>
      <tbody>
        {block.rows.map(({ company, sector, weightPercent }) => (
          <tr key={company}>
            <th scope="row">
              <span className={styles.holding}>
                <span>{company}</span> {sector !== null && <span className={styles.sector}>{sector}</span>}
              </span>
            </th>
            <td>
              <span className={styles.weight}>
                <WeightBar percent={weightPercent.value} heaviestPercent={heaviest} />
                {weightPercent.shown}
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
