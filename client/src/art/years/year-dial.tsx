import type { ReactElement } from "react";
import { yearDial } from "./dial.ts";
import styles from "./year-dial.module.css";

const RING = { cx: 27, cy: 27, r: 19 };

/** Completed years out of twenty-five, the latest in gold; empty where no inception date is stated. */
export function YearDial({ completedYears }: { completedYears: number | null }): ReactElement {
  const years = completedYears ?? 0;
  const dial = yearDial(years);
  return (
    <svg className={styles.dial} viewBox="0 0 54 54" aria-hidden="true">
      <g transform="rotate(-90 27 27)">
        <circle {...RING} pathLength={dial.years} strokeDasharray={dial.scale} />
        {years > 1 && (
          <circle className={styles.run} {...RING} pathLength={dial.years} strokeDasharray={dial.run} />
        )}
        {years > 0 && (
          <circle className={styles.latest} {...RING} pathLength={dial.years} strokeDasharray={dial.latest} />
        )}
      </g>
    </svg>
  );
}
