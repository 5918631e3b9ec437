import { type CrossingCounts, LINES_PER_BAND } from "../../art/crossing-lines.ts";
import type { Crossover } from "../../content/types.ts";

/** Odds as they are set: words before, the figure, the sign after. */
export type OddsParts = { before: string; figure: string; after: string };

/** "under 1%" in three parts. Odds without a figure are all `figure`. */
export function splitOdds(odds: string): OddsParts {
  const [, before, figure, after] = /^(\D*?)(~?\d[\d.,–-]*)(.*)$/.exec(odds) ?? [];
  return { before: before ?? "", figure: figure ?? odds, after: after ?? "" };
}

/** Whole lines of fifty that the odds amount to; odds below one line, or not stated, draw none. */
export function crossingCounts(types: Crossover[]): CrossingCounts {
  const counts: CrossingCounts = { midToMega: 0, miniToMid: 0, miniToMega: 0 };
  for (const { crossing, odds } of types) {
    const percent = Number.parseFloat(/[\d.]+/.exec(odds ?? "")?.[0] ?? "0");
    counts[crossing] = Math.floor((percent / 100) * LINES_PER_BAND + 0.01);
  }
  return counts;
}
