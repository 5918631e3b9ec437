import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type {
  Figure,
  Footing,
  GrowthBlock,
  GrowthLine,
  HoldingsBlock,
  Percentage,
  ReturnsBlock,
  ReturnsRow,
  ThemesBlock,
} from "../../client/src/content/types.ts";
import { IslandAssetsProvider } from "../../client/src/islands/island-assets.tsx";

const NAMES = {
  portfolio: "River strategy",
  portfolioShort: "River",
  benchmark: "Broad TRI",
};

const FOOTING: Footing = {
  asOn: "2025-05-31",
  age: null,
  basis: "Net of fees, before tax",
  source: null,
  sample: true,
  downloads: [{ label: "Rows (CSV)", href: "/data/rows.csv" }],
};

function sectionOf(id: string) {
  return { id, heading: `About ${id}`, note: null, link: null, surface: false, sample: true };
}

/** A figure as the server spells it: digits, a true minus, and a plus if one is wanted. */
function figure(value: number, decimals: number, plus = ""): Figure {
  const digits = Math.abs(value).toFixed(decimals);
  return { value, shown: `${value < 0 ? "−" : plus}${digits}` };
}

/** A percentage, spelt as the server does. */
function percentage(value: number, shown = figure(value, 1).shown): Percentage {
  return { value, shown, withSign: `${shown}%` };
}

function line(values: number[]): GrowthLine {
  return {
    values,
    cells: values.map((value) => `₹${figure(value, 2).shown} cr`),
  };
}

function difference(portfolio: number, benchmark: number): string {
  const { shown } = figure(Number((portfolio - benchmark).toFixed(2)), 2, "+");
  return `${shown.slice(0, 1)}₹${shown.slice(1)} cr`;
}

/** Month ends from September 2018 to May 2025: a wave on a rising line, to four decimals. */
export function growthBlock(changes: Partial<GrowthBlock> = {}): GrowthBlock {
  const dates = Array.from({ length: 81 }, (_, index) =>
    new Date(Date.UTC(2018, 9 + index, 0)).toISOString().slice(0, 10),
  );
  const values = (rise: number) =>
    dates.map((_, index) => Number((1 + (index * rise) / 80 + 0.1 * Math.sin(index / 3)).toFixed(4)));
  const [portfolio, benchmark] = [values(2.6), values(1.6)];
  return {
    kind: "growth",
    ...sectionOf("growth"),
    names: NAMES,
    unit: "crore",
    indexLeads: false,
    dates,
    portfolio: line(portfolio),
    benchmark: line(benchmark),
    differences: portfolio.map((value, index) => difference(value, benchmark[index] ?? 0)),
    caption: "Net of fees, before tax",
    tableCaption: "What ₹1 crore became",
    label: "River ended above its index.",
    falls: { falls: [{ peak: 43, back: 60, label: "−8.0%" }], words: "It fell 8.0%." },
    stated: false,
    strip: null,
    footing: FOOTING,
    ...changes,
  };
}

/** As many days as a growth block has month ends, at the ends of quarters: twenty years. */
export function longDates(): string[] {
  return Array.from({ length: 81 }, (_, index) =>
    new Date(Date.UTC(2005, 3 * index, 0)).toISOString().slice(0, 10),
  );
}

/** Returns over one period. */
export function returnsRow(period: string, portfolio: number, benchmark: number): ReturnsRow {
  return {
    period,
    sinceInception: period === "Since inception",
    portfolioPercent: percentage(portfolio),
    benchmarkPercent: percentage(benchmark),
    differencePercent: figure(Number((portfolio - benchmark).toFixed(1)), 1, portfolio > benchmark ? "+" : ""),
  };
}

/** Two tables with bars: one of periods, and one of years, latest first. */
export function returnsBlock(): ReturnsBlock {
  return {
    kind: "returns",
    ...sectionOf("returns"),
    periodBasis: null,
    names: NAMES,
    tables: [
      {
        heading: "By period",
        caption: "Returns by period",
        periodHeading: "Period",
        rows: [returnsRow("1 year", 11.7, 9.8), returnsRow("2 years", 10.4, 9.9), returnsRow("Since inception", 21.2, 15.3)],
        earlier: [],
        drawing: "bars",
        drawnInReverse: false,
        label: "River was ahead in every period.",
      },
      {
        heading: null,
        caption: "Returns by year",
        periodHeading: "Year",
        rows: [returnsRow("CYTD 2025", -4.2, 2.8), returnsRow("CY 2024", 10.7, 8.5), returnsRow("CY 2023", 41.8, 35.5)],
        earlier: [],
        drawing: "bars",
        drawnInReverse: true,
        label: "River was ahead in two of three years.",
      },
    ],
    footnotes: ["CYTD runs from 1 January."],
    footing: FOOTING,
  };
}

const HOLDINGS = [
  { company: "Kaveri Bank", sector: "Financials", weightPercent: { value: 6.9, shown: "6.9" } },
  { company: "Nilgiri Foods", sector: "Consumer staples", weightPercent: { value: 2.8, shown: "2.8" } },
];

/** `decimals` are those of computed shares; stated ones are spelt as they are. */
function chartOf(heading: string, parts: [string, number][], decimals?: number) {
  return {
    heading,
    parts: parts.map(([name, percent]) => {
      const shown = decimals === undefined ? String(percent) : percent.toFixed(decimals);
      return { name, percent: percentage(percent, shown) };
    }),
    caption: `${heading}, in per cent of assets`,
    label: `${heading} in one sentence.`,
    note: null,
    sample: true,
  };
}

/** Two holdings, two sectors, three sizes. */
export function holdingsBlock(changes: Partial<HoldingsBlock> = {}): HoldingsBlock {
  return {
    kind: "holdings",
    ...sectionOf("holdings"),
    headingHoldings: "Top 2 Holdings",
    finding: null,
    caption: "The two largest holdings",
    rows: HOLDINGS,
    counts: [{ value: "57.1", label: "top 5 sectors" }],
    countsStated: false,
    sectors: chartOf("Sectors", [
      ["Financials", 21.4],
      ["Industrials", 9],
    ], 1),
    marketCap: chartOf("Sizes", [
      ["Large", 63.8],
      ["Mid", 23.08],
      ["Small", 13.13],
    ]),
    footnotes: [],
    footing: FOOTING,
    ...changes,
  };
}

/** One theme and six bands. */
export function themesBlock(): ThemesBlock {
  const bands = [15, 40, 5, 23, 6, 2].map((percent, index): [string, number] => [`Band ${index + 1}`, percent]);
  return {
    kind: "themes",
    ...sectionOf("themes"),
    finding: null,
    headingThemes: "By theme",
    themes: [{ name: "Savings", percent: "9.7", caption: "Savings, in per cent of assets", rows: HOLDINGS.map((holding) => ({ ...holding, sector: null })) }],
    total: { value: "91.9%", label: "Equity, total" },
    totalStated: false,
    bands: chartOf("Bands", bands),
    marketCap: null,
    footnotes: [],
    footing: FOOTING,
  };
}

/** The HTML a page serves for a block with charts. */
export function serve(block: ReactElement): string {
  return renderToStaticMarkup(
    <IslandAssetsProvider scripts={{ chart: { atStart: ["/assets/chart.js"], later: [] } }}>{block}</IslandAssetsProvider>,
  );
}
