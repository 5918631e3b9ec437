import type { ReactElement } from "react";
import readers from "../../components/for-readers.module.css";
import type { GuideDays } from "../../content/types.ts";
import styles from "./axis-strip.module.css";

const AXIS_PX = 30;
const TICK_PX = 7;

/** A year as a line, with the limits of a test above it and the visitor's own days in gold. The words say the same. */
export function DayLimits({ days: { year, own, limits, words } }: { days: GuideDays }): ReactElement {
  const placeOf = (days: number): string => `${(days / year) * 100}%`;
  return (
    <>
      <svg className={styles.dots} height="66" aria-hidden="true">
        <line x2="100%" y1={AXIS_PX} y2={AXIS_PX} />
        <text y="15">0</text>
        {limits.map((limit) => (
          <Limit days={limit} x={placeOf(limit)} key={limit} />
        ))}
        <text x="100%" y="15" textAnchor="end">
          {year} days
        </text>
        <circle className={styles.gold} cx={placeOf(own)} cy={AXIS_PX} r="5.5" />
        <text x={placeOf(own)} y="55" textAnchor={own < year / 2 ? "start" : "end"}>
          <tspan>{own}</tspan> yours
        </text>
      </svg>
      <p>
        <span className={readers.visuallyHidden}>Your days: {own}. </span>
        {words}
      </p>
    </>
  );
}

function Limit({ days, x }: { days: number; x: string }): ReactElement {
  return (
    <>
      <line x1={x} x2={x} y1={AXIS_PX - TICK_PX} y2={AXIS_PX + TICK_PX} />
      <text x={x} y="15" textAnchor="middle">
        {days}
      </text>
    </>
  );
}
