/** The grid of a drawing of falls: percents at and below 0, and the lowest that is drawn. */
export type FallScale = { ticks: number[]; low: number };

/** A year below the drawing, over the middle of its months; `share` of the width from the left. */
export type YearLabel = { year: string; share: number };

const STEPS = [5, 10, 20, 25, 50];
const MOST_LINES = 4;
const ROOM_BELOW = 1.06;

/** At most five lines from 0 down to the deepest fall. */
export function fallScale(deepest: number): FallScale {
  const step = STEPS.find((candidate) => -deepest / candidate <= MOST_LINES) ?? 50;
  const count = Math.max(1, Math.floor(-deepest / step));
  const ticks = Array.from({ length: count + 1 }, (_, index) => (index === 0 ? 0 : -index * step));
  return { ticks, low: Math.min(deepest * ROOM_BELOW, ticks.at(-1) ?? 0) };
}

/** The years a line of month ends runs through from its first row to its last, every second where they are many. */
export function yearLabels(dates: string[], most: number): YearLabel[] {
  const years = dates.slice(1).map((date) => date.slice(0, 4));
  const steps = years.length;
  const all = [...new Set(years)].map((year) => {
    const first = years.indexOf(year);
    return { year, share: (first + (years.lastIndexOf(year) + 1 - first) / 2) / steps };
  });
  const every = Math.ceil(all.length / most);
  return all.filter((_, index) => index % every === 0);
}
