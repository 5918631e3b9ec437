import { toTenth } from "../../art/tenth.ts";
import type { StrategyRow } from "../../content/types.ts";

/** From the first of January before the earliest start to the day of a list, with the years that are marked. */
export type TimeAxis = { from: number; asOn: string; years: number[] };

/** An axis of more years than this marks every fifth. */
const FEW_YEARS = 8;

/** The axis of a list's strategies; null if the list has no day, or no strategy a start. */
export function timeAxis(
  rows: readonly Pick<StrategyRow, "since" | "series">[],
  asOn: string | null,
): TimeAxis | null {
  const starts = rows.flatMap(({ since, series }) => since ?? series ?? []);
  if (asOn === null || starts.length === 0) return null;
  const first = Math.min(...starts.map(yearOf));
  const years = Array.from({ length: yearOf(asOn) - first + 1 }, (_, index) => first + index);
  const step = years.length > FEW_YEARS ? 5 : 1;
  return {
    from: Date.UTC(first, 0),
    asOn,
    years: years.filter((year) => year % step === 0),
  };
}

/** The place of a day on an axis, in percent. A day outside stands at the nearer end. */
export function placeOn({ from, asOn }: TimeAxis, day: string): number {
  const place = ((Date.parse(day) - from) / (Date.parse(asOn) - from)) * 100;
  return toTenth(Math.min(100, Math.max(0, place)));
}

function yearOf(day: string): number {
  return Number(day.slice(0, 4));
}
