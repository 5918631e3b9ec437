import type { ReactElement } from "react";
import type { StrategyRow } from "../../content/types.ts";
import { shareOf, type TimeAxis } from "./time-axis.ts";
import styles from "./time-run.module.css";

/** The head of a column of times. */
export function TimeHead(): ReactElement {
  return (
    <th className={styles.run} scope="col">
      Years run
    </th>
  );
}

/**
 * How long a strategy has run: a bar, and at its end the completed years. Where no inception is stated, the bar is that
 * of the manager's series, open.
 */
export function TimeRun({
  row: { since, series, completedYears },
  axis,
}: {
  row: Pick<StrategyRow, "since" | "series" | "completedYears">;
  axis: TimeAxis;
}): ReactElement {
  const start = since ?? series;
  return (
    <td className={styles.run}>
      {start !== null && (
        <svg
          className={since === null ? styles.open : styles.bar}
          width={`${shareOf(axis, start)}%`}
          aria-hidden="true"
        >
          <rect width="100%" height="100%" />
        </svg>
      )}
      {completedYears === null ? withoutYears(series) : yearsInWords(completedYears)}
    </td>
  );
}

function yearsInWords(years: number): string {
  if (years < 1) return "under 1 year";
  return years === 1 ? "1 year" : `${years} years`;
}

function withoutYears(series: string | null): string {
  return series === null ? "–" : "not stated";
}
