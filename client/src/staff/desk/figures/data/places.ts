import type { Finding } from "../../../../api/types.ts";
import type { FiguresData } from "./figures-data.ts";
import { type Labels, labelOf } from "./labels.ts";

/** A cell of a dataset's grid, or a field by its id on screen. */
export type Place = { dataset: string; row: number; column: number } | { fieldId: string };

/** The id on screen of a field, by its path in the data: "field-datasets.holdings.stated.topTenPercent". */
export function fieldId(...path: string[]): string {
  return `field-${path.join(".").replaceAll(/[^\w.-]/g, "-")}`;
}

/** Fields that the repository has in each dataset, and a draft has once for all. */
const OF_ALL = { asOn: "asOn", source: "source.document", sourceUrl: "source.document" } as const;

/** The place of a finding on screen, null if it has none. */
export function placeOfFinding(finding: Finding, data: FiguresData): Place | null {
  const { dataset, row, column, field } = finding;
  if (dataset === null) return fieldOf(field, data);
  const cells = Object.hasOwn(data.datasets, dataset) ? data.datasets[dataset] : undefined;
  if (cells === undefined) return null;
  if (row !== null) {
    if (cells.rows[row] === undefined) return null;
    return { dataset, row, column: Math.max(cells.columns.indexOf(column ?? ""), 0) };
  }
  const [first = ""] = field.split(".");
  if (Object.hasOwn(OF_ALL, first)) return { fieldId: fieldId(OF_ALL[first as keyof typeof OF_ALL]) };
  return { fieldId: field === "" ? fieldId("datasets", dataset) : fieldId("datasets", dataset, field) };
}

/**
 * The place of a finding in words: "Holdings, row 12, Weight (%)", "Source, Fund house". Figures have their names from
 * `labels`.
 */
export function placeInWords({ dataset, row, column, field }: Finding, labels: Labels): string {
  const whole = field.startsWith("source.") ? "Source" : null;
  const parts = [dataset === null ? whole : labelOf(dataset), row === null ? null : `row ${row + 1}`];
  const [, figure] = /^metrics\.[^.]+\.(.+)$/.exec(field) ?? [];
  const last = column ?? field.split(".").at(-1) ?? "";
  if (last !== "") parts.push(figure ?? labelOf(last, labels));
  return parts.filter((part) => part !== null).join(", ");
}

function fieldOf(field: string, data: FiguresData): Place | null {
  const [first = ""] = field.split(".");
  if (Object.hasOwn(data.terms, first)) return { fieldId: fieldId("terms", first) };
  if (first === "metrics" || field.startsWith("source.")) return { fieldId: fieldId(field) };
  if (Object.hasOwn(OF_ALL, first)) return { fieldId: fieldId(OF_ALL[first as keyof typeof OF_ALL]) };
  return null;
}
