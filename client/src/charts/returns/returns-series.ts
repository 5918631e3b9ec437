import type { ReturnsTable } from "../../content/types.ts";

/** Returns over one period, in percent, and how they are spelt at their bars. */
export type ReturnsPair = {
  period: string;
  portfolio: number;
  benchmark: number;
  shown: { portfolio: string; benchmark: string };
};

/** The periods of a table in the order of drawing. */
export function pairsOf({ rows, drawnInReverse }: ReturnsTable): ReturnsPair[] {
  const pairs = rows.map(({ period, portfolioPercent, benchmarkPercent }) => ({
    period,
    portfolio: portfolioPercent.value,
    benchmark: benchmarkPercent.value,
    shown: { portfolio: portfolioPercent.shown, benchmark: benchmarkPercent.shown },
  }));
  return drawnInReverse ? pairs.reverse() : pairs;
}
