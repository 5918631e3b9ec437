/** The document that stated figures come from, whose it is, and the day it was received. */
export type Source = { document: string; house: string; receivedOn: string };

export type StatedReturn = { period: string; portfolioPercent: string; benchmarkPercent: string };
export type Multiple = { portfolio: string; benchmark: string };
export type MarketCap = { large: string; mid: string; small: string };
type Band = { name: string; percent: string };

/** Sums by the names that the desk gives them, null where the document states none, and shares that belong together. */
export type StatedHoldings = {
  marketCap: MarketCap | null;
  bands: Band[];
  [sum: string]: string | null | MarketCap | Band[];
};
/** Some of them, changed. */
export type StatedChange = Record<string, StatedHoldings[string]>;

/** A value that looks like a slip and was said to be right: of that day and column, that value alone. */
export type ConfirmedValue = { day: string; column: string; value: string };

type Cells = { basis: string; columns: string[]; rows: string[][] };
export type SeriesCells = Cells & {
  kind: "series";
  statedReturns: StatedReturn[];
  statedMultiple: Multiple | null;
  confirmedJumps?: ConfirmedValue[];
};
type HoldingsCells = Cells & { kind: "holdings"; stated: StatedHoldings };

/** All rows of a dataset and what is said of them; without rows none are stated. Every cell is text as typed. */
export type DatasetCells = SeriesCells | HoldingsCells;

export type MetricCells = { items: Record<string, string> };

/** One month of a strategy as staff enter it, in the shape the server reads strictly; it may be faulty. */
export type FiguresData = {
  asOn: string;
  source: Source | null;
  datasets: Record<string, DatasetCells>;
  terms: Record<string, string | null>;
  metrics: Record<string, MetricCells>;
  note: string | null;
};
