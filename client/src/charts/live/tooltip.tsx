import type { ReactElement } from "react";
import type { ChartSize } from "../chart-format.ts";
import type { Anchor, Reading } from "./live-model.ts";
import styles from "./tooltip.live.module.css";

const LOOKS = { "-1": styles.loss, "0": "", "1": styles.gain } as const;

const GAP = "14px";

/**
 * Both values and their difference beside the crosshair, on the side that has room. Screen readers get the spoken
 * reading instead.
 */
export function Tooltip({
  reading: { heading, portfolio, benchmark, difference },
  anchor,
  size,
}: {
  reading: Reading;
  anchor: Anchor;
  size: ChartSize;
}): ReactElement {
  // Lengths are shares of the plot's width, which is the container. A transform moves nothing else.
  const [x, y] = [anchor.x, anchor.y].map((place) => `${(place / size.width) * 100}cqi`);
  const beside = anchor.x > size.width / 2 ? `calc(${x} - 100% - ${GAP})` : `calc(${x} + ${GAP})`;
  const look = LOOKS[String(difference.sign) as keyof typeof LOOKS];
  return (
    <div
      className={styles.tooltip}
      style={{ transform: `translate(${beside}, ${anchor.above ? `calc(${y} - 100%)` : y})` }}
      aria-hidden="true"
    >
      <p className={styles.heading}>{heading}</p>
      <dl>
        <dt className={styles.portfolio}>{portfolio.name}</dt>
        <dd className={styles.portfolio}>{portfolio.value}</dd>
        <dt className={styles.benchmark}>{benchmark.name}</dt>
        <dd className={styles.benchmark}>{benchmark.value}</dd>
        <dt>Difference</dt>
        <dd className={look}>{difference.value}</dd>
      </dl>
    </div>
  );
}
