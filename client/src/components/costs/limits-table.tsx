import type { ReactElement } from "react";
import type { CostLimits } from "../../content/types.ts";
import { AmountChoices } from "./amount-choice.tsx";
import styles from "./limits-table.module.css";

/**
 * When a cost falls due, by row, and the most on each amount, by column. Of several amounts screens show the column
 * of one, which is chosen without script.
 */
export function LimitsTable({ limits: { caption, amounts, rows } }: { limits: CostLimits }): ReactElement {
  return (
    <>
      {amounts.length > 1 && (
        <div className={styles.choice}>
          <AmountChoices
            name="costs-column"
            amounts={amounts.map((label, place) => ({ value: String(place), label }))}
          />
        </div>
      )}
      <table className={styles.table}>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">When</th>
            {amounts.map((amount) => (
              <th scope="col" key={amount}>
                {amount}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, rule, limits }) => (
            <tr key={label}>
              <th scope="row">
                {label} <span className={styles.rule}>{rule}</span>
              </th>
              {limits.map((limit, place) => (
                <td key={amounts[place]}>{limit}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
