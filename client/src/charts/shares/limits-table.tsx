import type { ReactElement } from "react";
import { AmountChoices } from "../../components/costs/amount-choice.tsx";
import readers from "../../components/for-readers.module.css";
import { noBreakRanges } from "../../components/no-break-ranges.tsx";
import { Folded } from "../../components/sections/folded.tsx";
import type { CostLimits, CostRow } from "../../content/types.ts";
import styles from "./limits-table.module.css";

const EN_SPACE = "\u2002";
/** To enter, each year, leaving in year 1. The years after it are shown on demand, the stay that is asked for always. */
const SHOWN_ROWS = 3;

/**
 * A row for each time a cost falls due: what SEBI caps as a bar, beyond it, outlined, an example of the manager's fee
 * until then, and both sums with their total; a narrow column shows the total. What is asked for stands out. Each amount
 * has a column; screens show one, which is chosen without script.
 */
export function LimitsTable({ limits }: { limits: CostLimits }): ReactElement {
  const { amounts, rows } = limits;
  const shown = rows.filter(({ isAsked }, place) => isAsked || place < SHOWN_ROWS);
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
      <div className={styles.frame}>
        <Rows limits={limits} rows={shown} />
        {shown.length < rows.length && (
          <Folded name="leaving in other years" isAnywhere>
            <Rows limits={limits} rows={rows.filter((row) => !shown.includes(row))} isFurther />
          </Folded>
        )}
      </div>
    </>
  );
}

/** A table of some rows. That of further ones has the heads of the first, for readers. */
function Rows({
  limits: { caption, amounts, fee, rows: all },
  rows,
  isFurther = false,
}: {
  limits: CostLimits;
  rows: CostRow[];
  isFurther?: boolean;
}): ReactElement {
  const most = Math.max(...all.map(({ percentTogether }) => percentTogether));
  return (
    <table className={styles.table}>
      <caption className={readers.visuallyHidden}>{caption}</caption>
      <thead className={isFurther ? readers.visuallyHidden : undefined}>
        <tr>
          <th scope="col">When</th>
          {amounts.map((amount) => (
            <th scope="col" key={amount}>
              <span className={styles.limit}>
                <span className={styles.key} aria-hidden="true" data-markdown-omit="">
                  <i /> capped by SEBI <i /> fee
                </span>{" "}
                <Sum parts={["Capped by SEBI", fee]} /> <span>Total on {noBreakRanges(amount)}</span>
              </span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row row={row} most={most} key={row.label} />
        ))}
      </tbody>
    </table>
  );
}

function Row({
  row: { label, rule, percent, percentTogether, limits, fees, together, isAsked },
  most,
}: {
  row: CostRow;
  most: number;
}): ReactElement {
  const share = (part: number): string => `${Math.round((part / most) * 1000) / 10}%`;
  return (
    <tr className={isAsked ? styles.asked : undefined}>
      <th scope="row">
        {noBreakRanges(label)}
        {EN_SPACE} <span className={styles.rule}>{noBreakRanges(rule)}</span>
      </th>
      {limits.map((limit, place) => (
        <td key={`column-${place}`}>
          <span className={styles.limit}>
            <svg aria-hidden="true">
              <rect width={share(percent)} height="10" />
              <rect x={share(percent)} width={share(percentTogether - percent)} height="10" />
            </svg>
            <Sum parts={[limit, fees[place] ?? ""]} /> <span>{together[place]}</span>
          </span>
        </td>
      ))}
    </tr>
  );
}

/** Two parts of a sum; readers and the Markdown twin get its signs. */
function Sum({ parts: [first, second] }: { parts: [string, string] }): ReactElement {
  return (
    <>
      <span>
        {first}
        <i className={readers.visuallyHidden}> +</i>
      </span>{" "}
      <span>
        {second}
        <i className={readers.visuallyHidden}> =</i>
      </span>
    </>
  );
}
