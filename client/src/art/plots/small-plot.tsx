import type { ReactElement, ReactNode } from "react";
import styles from "./plot.module.css";

/** Drawing units across a small plot. */
export const SMALL_WIDTH = 240;
/** Drawing units of a label's letter in the narrowest column of a small plot. */
const LETTER_UNITS = 8;
const LABEL_GAP = 8;

/** The width of the longest label at the right of a plot, with the gap before it. */
export function labelRoom(labels: string[]): number {
  return LABEL_GAP + Math.max(...labels.map(({ length }) => length)) * LETTER_UNITS;
}

/** Where a label at the right begins. */
export function labelLeft(plotRight: number): number {
  return plotRight + LABEL_GAP;
}

/** A drawing for one sentence, small enough for one column of four; `caption` is text below it. */
export function SmallPlot({
  height,
  label,
  caption,
  children,
}: {
  height: number;
  label: string;
  caption?: string;
  children: ReactNode;
}): ReactElement {
  return (
    <div className={`${styles.plot} ${styles.small}`} data-plot="">
      <svg viewBox={`0 0 ${SMALL_WIDTH} ${height}`} role="img" aria-label={label}>
        {children}
      </svg>
      {caption !== undefined && <p className={styles.caption}>{caption}</p>}
    </div>
  );
}
