import type { ReactElement } from "react";
import { AmountChoices } from "../../components/costs/amount-choice.tsx";
import readers from "../../components/for-readers.module.css";
import { noBreakRanges } from "../../components/no-break-ranges.tsx";
import type { CostLimits, CostRow } from "../../content/types.ts";
import styles from "./limits-table.module.css";
import { WeightBar } from "./weight-bar.tsx";

const EN_SPACE = "\u2002";

/**
 * A row for each time a cost falls due, and a column with the highest cost for each amount. Screens show one column,
 * which is chosen without script. The row of one strategy is gold and the first, above an example of the manager's
 * fee, which no rule limits.
 */
export function LimitsTable({
  limits: { caption, amounts, rows, own, fee },
}: {
  limits: CostLimits;
}): ReactElement {
  const costs = own === null ? [...rows, fee] : [own, fee, ...rows];
  const most = Math.max(...costs.map(({ percent }) => percent));
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
        <caption className={readers.visuallyHidden}>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">When</th>
            {amounts.map((amount) => (
              <th scope="col" key={amount}>
                At most, on {amount}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {costs.map((row) => (
            <Row
              row={row}
              most={most}
              className={row === own ? styles.own : row === fee ? styles.fee : undefined}
              key={row.label}
            />
          ))}
        </tbody>
      </table>
    </>
  );
}

function Row({
  row: { label, rule, percent, limits },
  most,
  className,
}: {
  row: CostRow;
  most: number;
  className: string | undefined;
}): ReactElement {
  return (
    <tr className={className}>
      <th scope="row">
        {noBreakRanges(label)}
        {EN_SPACE} <span className={styles.rule}>{noBreakRanges(rule)}</span>
      </th>
      {limits.map((limit, place) => (
        // The columns never change their order.
        <td key={`column-${place}`}>
          <span className={styles.limit}>
            {percent > 0 ? <WeightBar percent={percent} heaviestPercent={most} /> : <span />}
            {limit}
          </span>
        </td>
      ))}
    </tr>
  );
}
