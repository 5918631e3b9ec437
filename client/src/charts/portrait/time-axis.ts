import { toTenth } from "../../art/tenth.ts";
import type { StrategyRow } from "../../content/types.ts";

/** From the earliest start of a list's strategies to the day of the list, in milliseconds. */
export type TimeAxis = { from: number; to: number };

/** The axis of a list's strategies; null if the list has no day, or no strategy began before it. */
export function timeAxis(rows: readonly Pick<StrategyRow, "since">[], asOn: string | null): TimeAxis | null {
  const starts = rows.flatMap(({ since }) => since ?? []);
  const [from, to] = [Math.min(...starts.map(Date.parse)), Date.parse(asOn ?? "")];
  return from < to ? { from, to } : null;
}

/** The time from a day to the day of the list, in percent of the longest. */
export function shareOf({ from, to }: TimeAxis, day: string): number {
  return toTenth(Math.max(0, (to - Date.parse(day)) / (to - from)) * 100);
}
