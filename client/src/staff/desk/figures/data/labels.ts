import type { DeskSubject } from "../../../../api/types.ts";

/** The labels of stated figures by name. */
export type Labels = ReadonlyMap<string, string>;

const TEXT_COLUMNS: ReadonlySet<string> = new Set(["company", "sector", "size", "theme", "band", "date"]);

const NO_LABELS: Labels = new Map();

/** The labels of the figures that may be stated of a strategy. */
export function labelsOf({ datasets, terms }: Pick<DeskSubject, "datasets" | "terms">): Labels {
  const stated = [...terms, ...datasets.flatMap((dataset) => dataset.stated)];
  return new Map(stated.map(({ name, label }) => [name, label]));
}

/** A name of the data in words: its label, else "portfolioPercent" becomes "Portfolio (%)". */
export function labelOf(name: string, labels: Labels = NO_LABELS): string {
  const known = labels.get(name);
  if (known !== undefined) return known;
  const words = name
    .replace(/Percent$/, " (%)")
    .replaceAll(/(?<=[a-z0-9])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Whether a column has numbers, which are aligned right. */
export function isNumeric(column: string): boolean {
  return !TEXT_COLUMNS.has(column);
}
