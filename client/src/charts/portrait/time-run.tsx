import type { ReactElement } from "react";
import { formatDate } from "../../components/format-date.ts";
import type { StrategyRow } from "../../content/types.ts";
import { shareOf, type TimeAxis } from "./time-axis.ts";
import styles from "./time-run.module.css";

/** The head of a column of times, with the day on which they end. */
export function TimeHead({ axis }: { axis: TimeAxis }): ReactElement {
  return (
    <th className={styles.run} scope="col">
      Years to {formatDate(new Date(axis.to).toISOString().slice(0, 10))}
    </th>
  );
}

/** How long a strategy has run: a bar, and at its end the completed years. Where no inception is stated, there is none. */
export function TimeRun({
  row: { since, completedYears },
  axis,
}: {
  row: Pick<StrategyRow, "since" | "completedYears">;
  axis: TimeAxis;
}): ReactElement {
  return (
    <td className={styles.run}>
      {since !== null && (
        <svg className={styles.bar} width={`${shareOf(axis, since)}%`} aria-hidden="true">
          <rect width="100%" height="100%" />
        </svg>
      )}
      {completedYears === null ? <span className={styles.none}>–</span> : yearsInWords(completedYears)}
    </td>
  );
}

function yearsInWords(years: number): string {
  if (years < 1) return "under 1 year";
  return years === 1 ? "1 year" : `${years} years`;
}
