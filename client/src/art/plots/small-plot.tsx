import type { ReactElement, ReactNode } from "react";
import styles from "./plot.module.css";
import small from "./small-plot.module.css";

/** Drawing units across a small plot. */
export const SMALL_WIDTH = 240;
/** Units a letter of a label takes in the narrowest column a small plot stands in. */
const LETTER_UNITS = 8;
const LABEL_GAP = 8;

/** Room for the longest of some labels at the right of a plot, with the gap before it. */
export function labelRoom(labels: string[]): number {
  return LABEL_GAP + Math.max(...labels.map(({ length }) => length)) * LETTER_UNITS;
}

/** Where a label at the right begins. */
export function labelLeft(plotRight: number): number {
  return plotRight + LABEL_GAP;
}

/** One picture with one sentence, as small as a column of four; `caption` stands below it as text. */
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
    <div className={`${styles.plot} ${small.small}`} data-plot="">
      <svg viewBox={`0 0 ${SMALL_WIDTH} ${height}`} role="img" aria-label={label}>
        {children}
      </svg>
      {caption !== undefined && <p className={small.caption}>{caption}</p>}
    </div>
  );
}
