import type { ReactElement } from "react";
import { AmountChoices } from "../../components/costs/amount-choice.tsx";
import readers from "../../components/for-readers.module.css";
import { noBreakRanges } from "../../components/no-break-ranges.tsx";
import type { CostLimits, CostRow } from "../../content/types.ts";
import styles from "./limits-table.module.css";

const EN_SPACE = "\u2002";

/**
 * First a stay: its limit, beyond it an example of the manager's fee, and both together, in gold. Then a row for each
 * time a cost falls due, with the fee until then. Each amount has a column; screens show one, which is chosen without script.
 */
export function LimitsTable({
  limits: { caption, amounts, rows, own, fee, together },
}: {
  limits: CostLimits;
}): ReactElement {
  const others = rows.filter(({ label }) => label !== own.label);
  const most = Math.max(together.percent, ...others.map(({ percentWithFee }) => percentWithFee));
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
      <div className={styles.tables}>
        <table className={`${styles.table} ${styles.stay}`}>
          <caption className={readers.visuallyHidden}>{own.label}</caption>
          <thead>
            <Heads first={own.label} others={amounts.map((amount) => `On ${amount}`)} />
          </thead>
          <tbody>
            <Row row={{ ...own, label: "At most" }} most={most} />
            <Row row={fee} most={most} from={own.percent} to={together.percent} />
            <Row row={together} most={most} from={own.percent} />
          </tbody>
        </table>
        <table className={styles.table}>
          <caption className={readers.visuallyHidden}>{caption}</caption>
          <thead>
            <Heads
              first="When"
              others={amounts.map((amount) => `At most, on ${amount}`)}
              last="with the fee"
            />
          </thead>
          <tbody>
            {others.map((row) => (
              <Row row={row} most={most} to={row.percentWithFee} withFee={row.withFee} key={row.label} />
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

function Heads({ first, others, last }: { first: string; others: string[]; last?: string }): ReactElement {
  return (
    <tr>
      <th scope="col">{noBreakRanges(first)}</th>
      {others.map((words) => (
        <th scope="col" key={words}>
          <span className={styles.limit}>
            <span>{noBreakRanges(words)}</span>
            {last !== undefined && <span> {last}</span>}
          </span>
        </th>
      ))}
    </tr>
  );
}

/** A cost as a bar to its percent. What lies beyond `from`, up to `to`, is outlined. */
function Row({
  row: { label, rule, percent, limits },
  most,
  from = percent,
  to = percent,
  withFee,
}: {
  row: CostRow;
  most: number;
  from?: number;
  to?: number;
  withFee?: string[];
}): ReactElement {
  const share = (part: number): string => `${Math.round((part / most) * 1000) / 10}%`;
  return (
    <tr>
      <th scope="row">
        {noBreakRanges(label)}
        {EN_SPACE} <span className={styles.rule}>{noBreakRanges(rule)}</span>
      </th>
      {limits.map((limit, place) => (
        <td key={`column-${place}`}>
          <span className={styles.limit}>
            <svg aria-hidden="true">
              <rect width={share(from)} height="6" />
              {to > from && <rect x={share(from)} width={share(to - from)} height="6" />}
            </svg>
            <span>{limit}</span>
            {withFee !== undefined && (
              <span>
                <span className={readers.visuallyHidden}>{" with the fee "}</span>
                {withFee[place]}
              </span>
            )}
          </span>
        </td>
      ))}
    </tr>
  );
}
