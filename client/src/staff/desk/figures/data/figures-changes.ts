import type {
  DatasetCells,
  FiguresData,
  MarketCap,
  MetricCells,
  Multiple,
  Source,
  StatedReturn,
} from "./figures-data.ts";

/** A change of a draft, for the draft's store. */
export type Change = (data: FiguresData) => FiguresData;

/** Texts that belong together, null if all are empty. */
export function unlessEmpty<Texts extends Record<string, string>>(texts: Texts): Texts | null {
  return Object.values(texts).every((text) => text === "") ? null : texts;
}

/** What is filled in whole or is null. */
export const NO_SOURCE: Source = { document: "", house: "", receivedOn: "" };
export const NO_SIZES: MarketCap = { large: "", mid: "", small: "" };
export const NO_MULTIPLE: Multiple = { portfolio: "", benchmark: "" };
export const NEW_RETURN: StatedReturn = { period: "", portfolioPercent: "", benchmarkPercent: "" };

/** Change fields of the draft itself. */
export function withFields(fields: Partial<FiguresData>): Change {
  return (data) => ({ ...data, ...fields });
}

/** Change the source; an empty one becomes null. */
export function withSource(fields: Partial<Source>): Change {
  return (data) => ({ ...data, source: unlessEmpty({ ...NO_SOURCE, ...data.source, ...fields }) });
}

/** Change a dataset of the draft; an unknown one is ignored. */
export function withDataset(id: string, change: (cells: DatasetCells) => DatasetCells): Change {
  return (data) => {
    const cells = data.datasets[id];
    return cells === undefined ? data : { ...data, datasets: { ...data.datasets, [id]: change(cells) } };
  };
}

/** Change a term; an empty one is removed. */
export function withTerm(name: string, text: string): Change {
  return (data) => ({ ...data, terms: { ...data.terms, [name]: text === "" ? null : text } });
}

/** Change a block of single figures of the draft. */
export function withMetric(id: string, change: (cells: MetricCells) => MetricCells): Change {
  return (data) => {
    const cells = data.metrics[id];
    return cells === undefined ? data : { ...data, metrics: { ...data.metrics, [id]: change(cells) } };
  };
}
