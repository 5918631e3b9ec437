import type { FiguresData } from "./figures-data.ts";

/** A month of a strategy for tests: a series of three rows, a portfolio of two. */
export function figuresFixture(changes: Partial<FiguresData> = {}): FiguresData {
  return {
    asOn: "2026-05-31",
    source: null,
    datasets: {
      growth: {
        kind: "series",
        basis: "Before tax",
        columns: ["date", "portfolio", "benchmark"],
        rows: [
          ["2026-03-31", "100", "100"],
          ["2026-04-30", "101", "100.5"],
          ["2026-05-31", "102", "101"],
        ],
        statedReturns: [],
        statedMultiple: null,
      },
      holdings: {
        kind: "holdings",
        basis: "Share of assets",
        columns: ["company", "sector", "size", "weightPercent"],
        rows: [
          ["Kaveri Bank", "Banks", "large", "60"],
          ["Cash", "", "cash", "40"],
        ],
        stated: {
          topTenPercent: "60",
          topFiveSectorsPercent: null,
          equityPercent: null,
          marketCap: null,
          bands: [{ name: "Core", percent: "60" }],
        },
      },
    },
    terms: { stocks: "1", exitLoad: null },
    metrics: { "risk-ratios": { items: { "Std. deviation": "12" } } },
    note: null,
    ...changes,
  };
}
