/** The source of stated figures: document, fund house, and the day it was received. */
export type Source = { document: string; house: string; receivedOn: string };

export type StatedReturn = { period: string; portfolioPercent: string; benchmarkPercent: string };
export type Multiple = { portfolio: string; benchmark: string };
export type MarketCap = { large: string; mid: string; small: string };
type Band = { name: string; percent: string };

/** Stated sums by name, null if the document states none, and grouped shares. */
export type StatedHoldings = {
  marketCap: MarketCap | null;
  bands: Band[];
  [sum: string]: string | null | MarketCap | Band[];
};
/** Some of them, changed. */
export type StatedChange = Record<string, StatedHoldings[string]>;

/** A confirmed value that looks like a typing error: only this value, on this day and in this column. */
export type ConfirmedValue = { day: string; column: string; value: string };

type Cells = { basis: string; columns: string[]; rows: string[][] };
export type SeriesCells = Cells & {
  kind: "series";
  statedReturns: StatedReturn[];
  statedMultiple: Multiple | null;
  confirmedJumps?: ConfirmedValue[];
};
type HoldingsCells = Cells & { kind: "holdings"; stated: StatedHoldings };

/** All rows of a dataset and its stated sums; no rows means none are stated. Every cell is text as typed. */
export type DatasetCells = SeriesCells | HoldingsCells;

export type MetricCells = { items: Record<string, string> };

/** One month of a strategy as entered, in the server's strict shape; values may have faults. */
export type FiguresData = {
  asOn: string;
  source: Source | null;
  datasets: Record<string, DatasetCells>;
  terms: Record<string, string | null>;
  metrics: Record<string, MetricCells>;
  note: string | null;
};
