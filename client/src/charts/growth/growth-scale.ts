import type { ChartFormat } from "../chart-format.ts";

/** The plotted values and the lines of the grid. `decimals` are those of the axis labels. */
export type ValueScale = {
  kind: "linear" | "log";
  low: number;
  high: number;
  ticks: number[];
  decimals: number;
};

/** A label of the time axis; `time` in milliseconds since 1970, UTC. */
export type TimeTick = { time: number; label: string };

const MOST_LINES = 5;
const HEADROOM = 0.04;
/** Below the lines, for the words of a fall and the length of a stay. */
const FOOTROOM = 0.18;
const YEARS_TO_GROW_EVENLY = 10;
const STEPS = [0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 50, 100, 200, 500, 1000];
/** The most labels that fit where a drawing is smallest. */
const MOST_YEARS: Record<ChartFormat, number> = { wide: 12, phone: 4 };
const MOST_MONTHS: Record<ChartFormat, number> = { wide: 7, phone: 3 };
const YEAR_STEPS = [1, 2, 5, 10, 20];
const MONTH_STEPS = [1, 3, 6, 12];
const MONTHS_TO_TELL_YEARS = 36;
const MONTHS = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];

/**
 * The scale for values over some years. Beyond ten years it is logarithmic, so that equal growth has equal height and
 * the first years do not lie flat.
 */
export function valueScale(values: number[], years: number): ValueScale {
  const highest = Math.max(1, ...values);
  const lowest = Math.min(1, ...values);
  return years > YEARS_TO_GROW_EVENLY ? logScale(lowest, highest) : linearScale(lowest, highest);
}

/** The grid starts at the 1 invested and has at most five lines. */
function linearScale(lowest: number, highest: number): ValueScale {
  const step = STEPS.find((candidate) => linesAbove(highest, candidate).length < MOST_LINES) ?? highest;
  const ticks = [1, ...linesAbove(highest, step)];
  const span = highest - lowest || step;
  return {
    kind: "linear",
    low: lowest - span * FOOTROOM,
    high: highest + span * HEADROOM,
    ticks,
    decimals: decimalsOf(ticks),
  };
}

/** The grid has the 1 invested and round values on both sides of it: 0.5, 2, 5, 10 and so on. */
function logScale(lowest: number, highest: number): ValueScale {
  const ticks = STEPS.filter((value) => value >= lowest && value <= highest);
  const span = highest / lowest;
  return {
    kind: "log",
    low: lowest / span ** FOOTROOM,
    high: highest * span ** HEADROOM,
    ticks,
    decimals: decimalsOf(ticks),
  };
}

function decimalsOf(ticks: number[]): number {
  return Math.max(...ticks.map((tick) => (String(tick).split(".")[1] ?? "").length));
}

function linesAbove(highest: number, step: number): number[] {
  const first = Math.floor(1 / step + 1e-9) + 1;
  const count = Math.max(0, Math.floor(highest / step + 1e-9) - first + 1);
  return Array.from({ length: count }, (_, index) => Math.round((first + index) * step * 100) / 100);
}

/** Years at their first day for long series, otherwise months counted from the first; fewer on phones. */
export function timeTicks(first: number, last: number, format: ChartFormat): TimeTick[] {
  const start = new Date(first);
  const end = new Date(last);
  const months =
    (end.getUTCFullYear() - start.getUTCFullYear()) * 12 + end.getUTCMonth() - start.getUTCMonth();
  return months >= MONTHS_TO_TELL_YEARS
    ? yearTicks(start, end, MOST_YEARS[format])
    : monthTicks(start, months, MOST_MONTHS[format]);
}

function yearTicks(start: Date, end: Date, most: number): TimeTick[] {
  const firstYear = start.getUTCFullYear() + 1;
  const years = Array.from({ length: end.getUTCFullYear() - firstYear + 1 }, (_, index) => firstYear + index);
  const step = YEAR_STEPS.find((candidate) => years.length / candidate <= most) ?? years.length;
  return years
    .filter((_, index) => index % step === 0)
    .map((year) => ({ time: Date.UTC(year, 0, 1), label: String(year) }));
}

function monthTicks(start: Date, months: number, most: number): TimeTick[] {
  const step = MONTH_STEPS.find((candidate) => months / candidate < most) ?? months;
  return Array.from({ length: Math.floor(months / step) + 1 }, (_, index) => {
    // The last day of the month: day 0 of the next one.
    const date = new Date(Date.UTC(start.getUTCFullYear(), start.getUTCMonth() + index * step + 1, 0));
    const label = `${MONTHS[date.getUTCMonth()]} ${date.getUTCFullYear()}`;
    return { time: index === 0 ? start.getTime() : date.getTime(), label };
  });
}
