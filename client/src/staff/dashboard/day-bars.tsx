import type { ReactElement } from "react";
import { type BarDay, barsOf, barsSummary, HEIGHT, mostADay, WIDTH } from "./bar-geometry.ts";
import styles from "./day-bars.module.css";

/** A bar for each day, the last three in the accent colour, beside a scale from zero to the fullest day. */
export function DayBars({ days, name }: { days: BarDay[]; name: string }): ReactElement {
  return (
    <div className={styles.frame}>
      <svg
        className={styles.bars}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={`${name}: ${barsSummary(days)}`}
      >
        {barsOf(days).map(({ x, y, width, height, isRecent }) => (
          <rect
            className={isRecent ? styles.recent : undefined}
            x={x}
            y={y}
            width={width}
            height={height}
            key={x}
          />
        ))}
      </svg>
      <p className={styles.scale} aria-hidden="true">
        <span>{mostADay(days).toLocaleString("en-IN")}</span>
        <span>0</span>
      </p>
    </div>
  );
}
