import type { ReactElement } from "react";
import styles from "./weight-bar.module.css";

/** A weight as a bar against the heaviest. Screen readers have the number beside it. */
export function WeightBar({
  percent,
  heaviestPercent,
}: {
  percent: number;
  heaviestPercent: number;
}): ReactElement {
  const share = Math.round((percent / heaviestPercent) * 1000) / 10;
  return (
    <svg className={styles.bar} aria-hidden="true">
      <rect width={`${share}%`} height="6" />
    </svg>
  );
}
