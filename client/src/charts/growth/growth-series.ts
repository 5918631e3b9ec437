import type { Fall, GrowthBlock, SeriesNames } from "../../content/types.ts";

/** One month end: milliseconds since 1970 (UTC), and what 1 invested became. */
export type GrowthPoint = { time: number; portfolio: number; benchmark: number };

/** What a growth chart shows besides its points; `ends` are the figures at the ends of its lines. */
export type GrowthFace = {
  unit: GrowthBlock["unit"];
  names: SeriesNames;
  falls: Fall[];
  ends: { portfolio: string; benchmark: string };
};

/**
 * What a block's drawing shows besides its points. Where a multiple is stated, its lines end without figures; two equal
 * figures stand once.
 */
export function faceOf({ unit, names, falls, stated, portfolio, benchmark }: GrowthBlock): GrowthFace {
  const [own, other] = [portfolio, benchmark].map(({ cells }) => (!stated && cells.at(-1)) || "") as [
    string,
    string,
  ];
  return {
    unit,
    names,
    falls: falls?.falls ?? [],
    ends: { portfolio: own, benchmark: other === own ? "" : other },
  };
}

/** The points of a block's drawing. */
export function pointsOf({ dates, portfolio, benchmark }: GrowthBlock): GrowthPoint[] {
  return dates.map((date, index) => ({
    time: Date.parse(date),
    portfolio: portfolio.values[index] as number,
    benchmark: benchmark.values[index] as number,
  }));
}
