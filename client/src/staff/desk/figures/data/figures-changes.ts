import type { DatasetCells, FiguresData, MetricCells, Source } from "./figures-data.ts";

/** A change of a draft, as the draft's keeper takes it. */
export type Change = (data: FiguresData) => FiguresData;

/** Texts that belong together, null where none of them says anything. */
export function unlessEmpty<Texts extends Record<string, string>>(texts: Texts): Texts | null {
  return Object.values(texts).every((text) => text === "") ? null : texts;
}

const NO_SOURCE: Source = { document: "", house: "", receivedOn: "" };

/** Change fields of the draft itself. */
export function withFields(fields: Partial<FiguresData>): Change {
  return (data) => ({ ...data, ...fields });
}

/** Change the source; one without a word is none. */
export function withSource(fields: Partial<Source>): Change {
  return (data) => ({ ...data, source: unlessEmpty({ ...NO_SOURCE, ...data.source, ...fields }) });
}

/** Change a dataset that the draft has; any other stays out. */
export function withDataset(id: string, change: (cells: DatasetCells) => DatasetCells): Change {
  return (data) => {
    const cells = data.datasets[id];
    return cells === undefined ? data : { ...data, datasets: { ...data.datasets, [id]: change(cells) } };
  };
}

/** Change a term; an emptied one is taken away. */
export function withTerm(name: string, text: string): Change {
  return (data) => ({ ...data, terms: { ...data.terms, [name]: text === "" ? null : text } });
}

/** Change a block of single figures that the draft has. */
export function withMetric(id: string, change: (cells: MetricCells) => MetricCells): Change {
  return (data) => {
    const cells = data.metrics[id];
    return cells === undefined ? data : { ...data, metrics: { ...data.metrics, [id]: change(cells) } };
  };
}
