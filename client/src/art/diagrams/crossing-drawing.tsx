import type { ReactElement } from "react";
import styles from "./crossing-drawing.module.css";
import { type CrossingCounts, type CrossingPlan, crossingLines } from "./crossing-lines.ts";

const WIDE: CrossingPlan = { width: 700, height: 150, labelWidth: 64 };
const NARROW: CrossingPlan = { width: 350, height: 140, labelWidth: 50 };
const LABEL_DROP = 6;

type Crossing = { counts: CrossingCounts; ends: Record<keyof CrossingCounts, string>; label: string };

/** Lines of companies over five years, in gold those that cross. `ends` says at the right how many became mega. */
export function CrossingDrawing(crossing: Crossing): ReactElement {
  return (
    <>
      <Lines {...crossing} plan={WIDE} className={styles.wide} />
      <Lines {...crossing} plan={NARROW} className={styles.narrow} />
    </>
  );
}

function Lines({
  counts,
  ends,
  label,
  plan,
  className,
}: Crossing & { plan: CrossingPlan; className: string | undefined }): ReactElement {
  const { still, rising, bandHeights } = crossingLines(counts, plan);
  const names: [string, number][] = [
    ["Mega", bandHeights.mega],
    ["Mid", bandHeights.mid],
    ["Mini", bandHeights.mini],
  ];
  const arrived: [string, number][] = [
    [ends.midToMega, bandHeights.mega],
    [ends.miniToMega, bandHeights.mini],
  ];
  return (
    <svg
      className={`${styles.drawing} ${className}`}
      viewBox={`0 0 ${plan.width} ${plan.height}`}
      role="img"
      aria-label={label}
    >
      <path className={styles.still} d={still} />
      <path className={styles.rising} d={rising} />
      {arrived.map(([words, height]) => (
        <text className={styles.end} x={plan.width} y={height + LABEL_DROP} key={height}>
          {words}
        </text>
      ))}
      {names.map(([name, height]) => (
        <text y={height + LABEL_DROP} key={name}>
          {name}
        </text>
      ))}
    </svg>
  );
}
