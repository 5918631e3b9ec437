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
/** Below the lines, for the labels of falls. */
const FOOTROOM = 0.16;
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

/** The grid has the 1 invested, at most four lines above it and as wide steps below it. */
function linearScale(lowest: number, highest: number): ValueScale {
  const step = STEPS.find((candidate) => linesBetween(1, highest, candidate).length <= MOST_LINES) ?? highest;
  const span = highest - lowest || step;
  const low = lowest - span * FOOTROOM;
  const ticks = linesBetween(low, highest, step);
  return { kind: "linear", low, high: highest + span * HEADROOM, ticks, decimals: decimalsOf(ticks) };
}

/** The grid has the 1 invested and round values on both sides of it: 0.5, 2, 5, 10 and so on. */
function logScale(lowest: number, highest: number): ValueScale {
  const span = highest / lowest;
  const low = lowest / span ** FOOTROOM;
  const ticks = STEPS.filter((value) => value >= low && value <= highest);
  return { kind: "log", low, high: highest * span ** HEADROOM, ticks, decimals: decimalsOf(ticks) };
}

function decimalsOf(ticks: number[]): number {
  return Math.max(...ticks.map((tick) => (String(tick).split(".")[1] ?? "").length));
}

/** The 1 invested and the multiples of a step between two values, in their order. */
function linesBetween(low: number, highest: number, step: number): number[] {
  const first = Math.max(1, Math.ceil(low / step - 1e-9));
  const count = Math.max(0, Math.floor(highest / step + 1e-9) - first + 1);
  const multiples = Array.from(
    { length: count },
    (_, index) => Math.round((first + index) * step * 100) / 100,
  );
  return [...new Set([1, ...multiples])].sort((one, other) => one - other);
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
