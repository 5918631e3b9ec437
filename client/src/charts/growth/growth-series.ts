import type { ChartNote, GrowthBlock, SeriesNames } from "../../content/types.ts";

/** One month end: milliseconds since 1970 (UTC) and what 1 invested became. */
export type GrowthPoint = { time: number; portfolio: number; benchmark: number };

/** What a growth chart says besides its points. */
export type GrowthFace = { unit: GrowthBlock["unit"]; names: SeriesNames; notes: ChartNote[] };

/** What the live chart is told; its points are in the table beside it. */
export type GrowthChartProps = { kind: "growth"; label: string; face: GrowthFace };

/** The points of a block. Throws a RangeError when the three lists differ in length. */
export function pointsOf({ dates, portfolio, benchmark }: GrowthBlock): GrowthPoint[] {
  if (dates.length !== portfolio.length || dates.length !== benchmark.length) {
    throw new RangeError("A growth block needs as many values as dates");
  }
  return dates.map((date, index) => ({
    time: Date.parse(date),
    portfolio: portfolio[index] as number,
    benchmark: benchmark[index] as number,
  }));
}
