import type { ReactElement } from "react";
import styles from "./years-run.module.css";

/** The length of a whole bar. */
const MOST_YEARS = 25;

/** The completed years of a strategy, in words and as a bar of twenty-five; a dash where no inception is stated. */
export function YearsRun({ completedYears }: { completedYears: number | null }): ReactElement {
  if (completedYears === null) return <>–</>;
  const percent = (Math.min(completedYears, MOST_YEARS) / MOST_YEARS) * 100;
  return (
    <span className={styles.years}>
      {yearsInWords(completedYears)}
      <svg className={styles.bar} aria-hidden="true">
        <rect width="100%" height="100%" />
        <rect width={`${percent}%`} height="100%" />
      </svg>
    </span>
  );
}

function yearsInWords(completedYears: number): string {
  if (completedYears < 1) return "under 1 year";
  return completedYears === 1 ? "1 year" : `${completedYears} years`;
}
