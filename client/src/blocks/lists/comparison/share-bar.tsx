import type { ReactElement } from "react";
import { toTenth } from "../../../art/tenth.ts";
import styles from "./comparison.module.css";

const GAP = 0.7;

/** Shares of a hundred as parts of a bar, dark to light in the order given; the words below say them. */
export function ShareBar({ sharesPercent }: { sharesPercent: number[] }): ReactElement {
  return (
    <svg className={styles.shares} viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
      {partsOf(sharesPercent).map(({ start, width }) => (
        <rect x={start} width={width} height="10" key={start} />
      ))}
    </svg>
  );
}

/** Start and width of each part in hundredths of the bar, with a gap of paper after all but the last. */
export function partsOf(sharesPercent: number[]): { start: number; width: number }[] {
  let start = 0;
  return sharesPercent.map((share, index) => {
    const gap = index === sharesPercent.length - 1 ? 0 : GAP;
    const part = {
      start: toTenth(start),
      width: Math.max(toTenth(share - gap), 0),
    };
    start += share;
    return part;
  });
}
