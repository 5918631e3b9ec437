import type { Finding } from "../../../../api/types.ts";
import { type Change, withDataset } from "./figures-changes.ts";
import type { ConfirmedValue, DatasetCells, FiguresData, SeriesCells } from "./figures-data.ts";

/** The value that a finding asks about; null if no answer can resolve it. */
export function askedValue(
  { mayBeConfirmed, dataset, row, column }: Finding,
  { datasets }: FiguresData,
): ConfirmedValue | null {
  if (!mayBeConfirmed || dataset === null || row === null || column === null) return null;
  const cells = datasets[dataset];
  const day = cells?.rows[row]?.[0];
  const value = cells?.rows[row]?.[cells.columns.indexOf(column)];
  return day === undefined || value === undefined ? null : { day, column, value };
}

/** The confirmations of a dataset that still match its rows: a changed value is no longer confirmed. */
export function standingConfirmations(cells: SeriesCells): ConfirmedValue[] {
  const isThere = ({ day, column, value }: ConfirmedValue): boolean =>
    cells.rows.some((row) => row[0] === day && row[cells.columns.indexOf(column)] === value);
  return (cells.confirmedJumps ?? []).filter(isThere);
}

/** Whether a value of the dataset is confirmed. */
export function isConfirmed(cells: DatasetCells | undefined, value: ConfirmedValue): boolean {
  return cells?.kind === "series" && standingConfirmations(cells).some((one) => isSame(one, value));
}

/** Confirm a value or undo that. Confirmations of values that are gone are dropped. */
export function withConfirmation(dataset: string, value: ConfirmedValue, isRight: boolean): Change {
  return withDataset(dataset, (cells) => {
    if (cells.kind !== "series") return cells;
    const others = standingConfirmations(cells).filter((one) => !isSame(one, value));
    return { ...cells, confirmedJumps: isRight ? [...others, value] : others };
  });
}

function isSame(one: ConfirmedValue, other: ConfirmedValue): boolean {
  return one.day === other.day && one.column === other.column && one.value === other.value;
}
