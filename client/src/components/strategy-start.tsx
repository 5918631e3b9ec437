import type { ReactElement } from "react";
import type { StrategyRow } from "../content/types.ts";
import { formatDate, fromMonth } from "./format-date.ts";
import styles from "./strategy-start.module.css";

const NOT_STATED = "–";

/**
 * When a strategy began and the years it has completed, or the month from which its series runs. On phones, where
 * column heads are hidden, "since" and the year.
 */
export function StrategyStart({
  row: { since, series, completedYears },
}: {
  row: Pick<StrategyRow, "since" | "series" | "completedYears">;
}): ReactElement {
  if (since === null) return <>{series === null ? NOT_STATED : fromMonth(series)}</>;
  const [day, year] = [formatDate(since).slice(0, -4), since.slice(0, 4)];
  return (
    <>
      <span className={styles.label} aria-hidden="true">
        since{" "}
      </span>
      <span className={styles.day}>{day}</span>
      {year}
      {completedYears !== null && (
        <>
          {" "}
          <span className={styles.years}>{inWords(completedYears)}</span>
        </>
      )}
    </>
  );
}

function inWords(years: number): string {
  if (years < 1) return "under 1 year";
  return years === 1 ? "1 year" : `${years} years`;
}
