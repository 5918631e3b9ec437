import type { Percentage, ReturnsTable, SeriesNames } from "../../content/types.ts";
import { type PackedFigures, packSpellings, unpackSpellings } from "../packed-figures.ts";

/** How a figure of a period is spelt: at its bar, and by the crosshair. */
type Spelling = { shown: string; withSign: string };

/** Returns over one period, in percent, and how they are spelt; `sign` is that of the difference. */
export type ReturnsPair = {
  period: string;
  portfolio: number;
  benchmark: number;
  spelt: { portfolio: Spelling; benchmark: Spelling; difference: string; sign: number };
};

type PackedPercentages = PackedFigures & { withSign: string };

/** The data of a returns chart, here and in the browser, in the order of drawing. */
export type ReturnsChartProps = {
  kind: "returns";
  label: string;
  names: SeriesNames;
  periods: string;
  portfolio: PackedPercentages;
  benchmark: PackedPercentages;
  differences: PackedFigures;
};

/** What the bars of a table are drawn from. */
export function returnsProps(names: SeriesNames, table: ReturnsTable): ReturnsChartProps {
  const rows = table.drawnInReverse ? table.rows.toReversed() : table.rows;
  return {
    kind: "returns",
    label: table.label,
    names,
    periods: packSpellings(rows.map(({ period }) => period)),
    portfolio: packPercentages(rows.map(({ portfolioPercent }) => portfolioPercent)),
    benchmark: packPercentages(rows.map(({ benchmarkPercent }) => benchmarkPercent)),
    differences: {
      values: rows.map(({ differencePercent }) => Math.sign(differencePercent.value)),
      shown: packSpellings(rows.map(({ differencePercent }) => differencePercent.shown)),
    },
  };
}

/** The periods of a chart with their figures. */
export function pairsOf({ periods, portfolio, benchmark, differences }: ReturnsChartProps): ReturnsPair[] {
  const portfolioSpellings = unpackPercentages(portfolio);
  const benchmarkSpellings = unpackPercentages(benchmark);
  const differenceSpellings = unpackSpellings(differences.shown);
  return unpackSpellings(periods).map((period, index) => ({
    period,
    portfolio: portfolio.values[index] as number,
    benchmark: benchmark.values[index] as number,
    spelt: {
      portfolio: portfolioSpellings[index] as Spelling,
      benchmark: benchmarkSpellings[index] as Spelling,
      difference: differenceSpellings[index] as string,
      sign: differences.values[index] as number,
    },
  }));
}

function packPercentages(figures: Percentage[]): PackedPercentages {
  return {
    values: figures.map(({ value }) => value),
    shown: packSpellings(figures.map(({ shown }) => shown)),
    withSign: packSpellings(figures.map(({ withSign }) => withSign)),
  };
}

function unpackPercentages(packed: PackedPercentages): Spelling[] {
  const withSign = unpackSpellings(packed.withSign);
  return unpackSpellings(packed.shown).map((shown, index) => ({
    shown,
    withSign: withSign[index] as string,
  }));
}
