import type { ReactElement } from "react";
import styles from "./crossing-drawing.module.css";
import { type CrossingCounts, type CrossingPlan, crossingLines, LINES_PER_BAND } from "./crossing-lines.ts";

const WIDE: CrossingPlan = { width: 700, height: 190, labelWidth: 64 };
const NARROW: CrossingPlan = { width: 350, height: 240, labelWidth: 50 };
const LABEL_DROP = 6;

/**
 * Lines of companies over five years; the ones that cross are darker, one of them is gold. At the right ends stands how
 * many became mega.
 */
export function CrossingDrawing({ counts, label }: { counts: CrossingCounts; label: string }): ReactElement {
  return (
    <>
      <Lines counts={counts} label={label} plan={WIDE} className={styles.wide} />
      <Lines counts={counts} label={label} plan={NARROW} className={styles.narrow} />
    </>
  );
}

function Lines({
  counts,
  label,
  plan,
  className,
}: {
  counts: CrossingCounts;
  label: string;
  plan: CrossingPlan;
  className: string | undefined;
}): ReactElement {
  const { still, rising, chosen, bandHeights } = crossingLines(counts, plan);
  const names: [string, number][] = [
    ["Mega", bandHeights.mega],
    ["Mid", bandHeights.mid],
    ["Mini", bandHeights.mini],
  ];
  const ends: [number, number][] = [
    [counts.midToMega, bandHeights.mega],
    [counts.miniToMega, bandHeights.mini],
  ];
  return (
    <svg
      className={`${styles.drawing} ${className}`}
      viewBox={`0 0 ${plan.width} ${plan.height}`}
      role="img"
      aria-label={label}
    >
      <path className={styles.still} d={still[0]} />
      <path className={`${styles.still} ${styles.faint}`} d={still[1]} />
      <path className={styles.rising} d={rising} />
      {chosen !== "" && <path className={styles.chosen} d={chosen} />}
      {ends.map(([arrived, height]) => (
        <text className={styles.end} x={plan.width} y={height + LABEL_DROP} key={height}>
          {arrived} of {LINES_PER_BAND}
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
