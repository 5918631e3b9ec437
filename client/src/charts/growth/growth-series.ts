import type { Fall, GrowthBlock, SeriesNames, ToldFalls } from "../../content/types.ts";
import { type PackedFigures, packSpellings, unpackSpellings } from "../packed-figures.ts";

/** Both values at a month end, as spelt; `sign` is that of the difference. */
type GrowthReading = { portfolio: string; benchmark: string; difference: string; sign: number };

/** One month end: milliseconds since 1970 (UTC), what 1 invested became, and its spelling. */
export type GrowthPoint = { time: number; portfolio: number; benchmark: number; reading: GrowthReading };

export type DrawnFall = Fall;
/** What is drawn of falls. */
export type DrawnFalls = Pick<ToldFalls, "falls" | "asked">;

/** What a growth chart shows besides its points. `areEndsTold` says whether the figures at its ends are shown. */
export type GrowthFace = {
  unit: GrowthBlock["unit"];
  names: SeriesNames;
  falls: DrawnFalls | null;
  areEndsTold: boolean;
};

/**
 * The data of a growth chart, here and in the browser. `dayGaps` are the days from 1970 to the first month end, then
 * from each month end to the next: such numbers compress well. Of a difference, only the sign is drawn.
 */
export type GrowthChartProps = {
  kind: "growth";
  label: string;
  face: GrowthFace;
  dayGaps: number[];
  portfolio: PackedFigures;
  benchmark: PackedFigures;
  differences: PackedFigures;
};

const DAY_MS = 86_400_000;
const EPOCH = "1970-01-01";

/** What a block's chart is drawn from. */
export function growthProps(block: GrowthBlock): GrowthChartProps {
  const { label, unit, names, falls, stated, dates, portfolio, benchmark, differences } = block;
  return {
    kind: "growth",
    label,
    face: {
      unit,
      names,
      falls: falls && { falls: falls.falls, asked: falls.asked },
      areEndsTold: stated === null,
    },
    dayGaps: dates.map((date, index) => (Date.parse(date) - Date.parse(dates[index - 1] ?? EPOCH)) / DAY_MS),
    portfolio: { values: portfolio.values, shown: packSpellings(portfolio.readings) },
    benchmark: { values: benchmark.values, shown: packSpellings(benchmark.readings) },
    differences: {
      values: differences.map(({ value }) => Math.sign(value)),
      shown: packSpellings(differences.map(({ shown }) => shown)),
    },
  };
}

/** The points of a chart. Throws a RangeError unless there are as many of each figure as days. */
export function pointsOf({ dayGaps, portfolio, benchmark, differences }: GrowthChartProps): GrowthPoint[] {
  const spellings = [portfolio, benchmark, differences].map(({ shown }) => unpackSpellings(shown));
  const columns = [portfolio.values, benchmark.values, differences.values, ...spellings];
  if (columns.some(({ length }) => length !== dayGaps.length)) {
    throw new RangeError("A growth chart needs as many figures as days");
  }
  const [portfolioSpellings = [], benchmarkSpellings = [], differenceSpellings = []] = spellings;
  let time = 0;
  return dayGaps.map((days, index) => {
    time += days * DAY_MS;
    return {
      time,
      portfolio: portfolio.values[index] as number,
      benchmark: benchmark.values[index] as number,
      reading: {
        portfolio: portfolioSpellings[index] as string,
        benchmark: benchmarkSpellings[index] as string,
        difference: differenceSpellings[index] as string,
        sign: differences.values[index] as number,
      },
    };
  });
}
