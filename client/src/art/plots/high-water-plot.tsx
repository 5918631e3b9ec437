import type { ReactElement } from "react";
import type { HighWaterDrawing } from "../../content/types.ts";
import { percent, toTenth } from "../tenth.ts";

const WIDTH = 900;
const HEIGHT = 230;
const TOP = 26;
const BASE = 156;
/** Below the line: which year it is, and what is charged for it. */
const YEAR_Y = 206;
const FEE_Y = 225;

/** The part of the width that the years take; the last value stands beside them. */
const YEARS_SHARE = 0.82;

/**
 * A value over the years. A performance fee is due only above the hurdle and, later, only above the highest value at
 * which one was charged. Both limits are dashed; what was charged is gold. Each year's fee stands below its part, which
 * ends at an upright line.
 */
export function HighWaterPlot({
  drawing: { alt, lakh, hurdle, years },
}: {
  drawing: HighWaterDrawing;
}): ReactElement {
  const [start, mark] = lakh as [number, number];
  const free = start * (1 + hurdle / 100);
  const step = (WIDTH * YEARS_SHARE) / years.length;
  const charged = ((free - start) / (mark - start)) * step;
  const x = (year: number): number => toTenth(year * step);
  const y = (value: number): number => toTenth(BASE - ((value - start) / (mark - start)) * (BASE - TOP));
  const gap = (year: number): number => (year === 0 ? 0 : 7);
  const line = lakh.map((value, year) => `${year === 0 ? "M" : "L"}${x(year)} ${y(value)}`).join("");
  return (
    <div data-plot="">
      <svg
        role="img"
        aria-label={alt}
        width="100%"
        height={HEIGHT}
        fontSize="14"
        fill="var(--ink-2)"
        overflow="visible"
      >
        <svg
          viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
          preserveAspectRatio="none"
          aria-hidden="true"
          fill="none"
          stroke="var(--line-strong)"
        >
          <path d={`M0 ${y(free)}H${x(1)}`} strokeDasharray="6 5" vectorEffect="non-scaling-stroke" />
          <path d={`M${x(1)} ${y(mark)}H${WIDTH}`} strokeDasharray="6 5" vectorEffect="non-scaling-stroke" />
          <path d={years.map((_, year) => `M${x(year + 1)} ${TOP}V${HEIGHT}`).join("")} strokeOpacity="0.5" />
          <path d={line} stroke="var(--river)" strokeWidth="2" vectorEffect="non-scaling-stroke" />
          <path
            d={`M${toTenth(charged)} ${y(free)}L${x(1)} ${y(mark)}`}
            stroke="var(--streak)"
            strokeWidth="5"
            vectorEffect="non-scaling-stroke"
          />
        </svg>
        <text y={percent(y(free), HEIGHT)} dy="-8">
          Hurdle
        </text>
        {years.map(({ label }, year) => (
          <g key={`year-${year + 1}`}>
            <text x={percent(x(year), WIDTH)} dx={gap(year)} y={YEAR_Y}>
              Year {year + 1}
            </text>
            <text
              x={percent(x(year), WIDTH)}
              dx={gap(year)}
              y={FEE_Y}
              fill={year === 0 ? "var(--gold)" : "var(--ink)"}
            >
              {label}
            </text>
          </g>
        ))}
        <text x="100%" y={percent(y(mark), HEIGHT)} dy="-10" textAnchor="end">
          High-water mark
        </text>
        {lakh.map((value, year) => (
          <text
            x={percent(x(year), WIDTH)}
            y={percent(y(value), HEIGHT)}
            {...placeOf(year, lakh.length - 1)}
            fill="var(--ink)"
            stroke="var(--paper)"
            strokeWidth="6"
            paintOrder="stroke"
            key={value}
          >
            ₹{value} lakh
          </text>
        ))}
      </svg>
    </div>
  );
}

/** Where a value stands: below its line, beside the mark, or beside the end. */
function placeOf(year: number, last: number): { dx?: number; dy: number; textAnchor: "start" | "middle" } {
  if (year === last) {
    return { dx: 9, dy: 5, textAnchor: "start" };
  }
  return year === 1
    ? { dx: 6, dy: -10, textAnchor: "start" }
    : { dy: 26, textAnchor: year === 0 ? "start" : "middle" };
}
