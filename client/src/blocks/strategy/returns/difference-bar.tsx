import type { ReactElement } from "react";
import styles from "./difference-bar.module.css";

/** Where zero stands and how long one percentage point is, in percent of the bar's width. */
export type BarScale = { zero: number; perPoint: number };

const LEAST_LEFT = 12;
// The scale spans at least this much, so that tenths of a percentage point look small.
const LEAST_SPAN_POINTS = 4;

/** One scale and one zero for all bars that stand together. */
export function barScale(points: number[]): BarScale {
  const below = Math.max(0, ...points.map((point) => -point));
  const above = Math.max(0, ...points);
  const span = below + above || 1;
  const zero = Math.min(100 - LEAST_LEFT, Math.max(LEAST_LEFT, (below / span) * 100));
  const perPoint = Math.min(zero / below, (100 - zero) / above, 100 / LEAST_SPAN_POINTS);
  return { zero, perPoint };
}

/** The difference as a bar from a zero tick. Screen readers have the number beside it. */
export function DifferenceBar({ percent, scale }: { percent: number; scale: BarScale }): ReactElement {
  return (
    <svg className={styles.bar} aria-hidden="true">
      <rect
        className={percent < 0 ? styles.below : styles.above}
        {...spanOf(percent, scale)}
        y="25%"
        height="50%"
      />
      <rect className={styles.zero} x={share(scale.zero)} width="1" height="100%" />
    </svg>
  );
}

/** Both returns as bars from one zero tick, the portfolio's above. Screen readers have the numbers beside them. */
export function PairBars({
  portfolio,
  benchmark,
  scale,
}: {
  portfolio: number;
  benchmark: number;
  scale: BarScale;
}): ReactElement {
  return (
    <svg className={`${styles.bar} ${styles.pair}`} aria-hidden="true">
      <rect className={styles.portfolio} {...spanOf(portfolio, scale)} y="8%" height="38%" />
      <rect className={styles.benchmark} {...spanOf(benchmark, scale)} y="54%" height="38%" />
      <rect className={styles.zero} x={share(scale.zero)} width="1" height="100%" />
    </svg>
  );
}

function spanOf(percent: number, { zero, perPoint }: BarScale): { x: string; width: string } {
  const length = Math.abs(percent) * perPoint;
  return { x: share(percent < 0 ? zero - length : zero), width: share(length) };
}

function share(percent: number): string {
  return `${Math.round(percent * 10) / 10}%`;
}
