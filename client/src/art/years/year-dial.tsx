import type { ReactElement } from "react";
import { yearDial } from "./dial.ts";
import styles from "./year-dial.module.css";

// A circle of radius 19 that begins on the right. It is a path, because validators accept pathLength only there, as in
// SVG 1.1.
const RING = { d: "M46 27a19 19 0 1 1-38 0 19 19 0 1 1 38 0" };

/** Completed years out of twenty-five; empty where no inception date is stated. */
export function YearDial({ completedYears }: { completedYears: number | null }): ReactElement {
  const years = completedYears ?? 0;
  const dial = yearDial(years);
  return (
    <svg className={styles.dial} viewBox="0 0 54 54" aria-hidden="true">
      <g transform="rotate(-90 27 27)">
        <path {...RING} pathLength={dial.years} strokeDasharray={dial.scale} />
        {years > 0 && (
          <path className={styles.run} {...RING} pathLength={dial.years} strokeDasharray={dial.run} />
        )}
      </g>
    </svg>
  );
}
