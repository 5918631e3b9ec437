import type { Finding } from "../../../../api/types.ts";
import type { FiguresData } from "./figures-data.ts";
import { placeOfFinding } from "./places.ts";

/** Faults at their places: of cells by dataset, row and column, of fields by their id on screen. */
export type DraftFaults = {
  cells: ReadonlyMap<string, ReadonlyMap<number, ReadonlyMap<number, string>>>;
  fields: ReadonlyMap<string, string>;
};

/**
 * Group faults by place. A cell whose text has changed since the check of `checked` is no longer marked: it was
 * corrected, or rows moved.
 */
export function faultsAtPlaces(faults: Finding[], checked: FiguresData, data: FiguresData): DraftFaults {
  const cells = new Map<string, Map<number, Map<number, string>>>();
  const fields = new Map<string, string>();
  for (const fault of faults) {
    const place = placeOfFinding(fault, checked);
    if (place === null) continue;
    if ("fieldId" in place) fields.set(place.fieldId, joined(fields.get(place.fieldId), fault.message));
    else if (textAt(checked, place) === textAt(data, place)) {
      const rows = cells.get(place.dataset) ?? new Map<number, Map<number, string>>();
      const row = rows.get(place.row) ?? new Map<number, string>();
      row.set(place.column, joined(row.get(place.column), fault.message));
      cells.set(place.dataset, rows.set(place.row, row));
    }
  }
  return { cells, fields };
}

function textAt(
  { datasets }: FiguresData,
  { dataset, row, column }: { dataset: string; row: number; column: number },
): string | undefined {
  return datasets[dataset]?.rows[row]?.[column];
}

function joined(before: string | undefined, message: string): string {
  return before === undefined ? message : `${before} ${message}`;
}
