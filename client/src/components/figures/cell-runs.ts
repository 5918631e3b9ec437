import type { TableColumn } from "../../content/types.ts";

/** Cells up to this length stay on one line where a table has its columns. */
const LONGEST_UNBROKEN = 25;

export function isShort(text: string): boolean {
  return text.length <= LONGEST_UNBROKEN;
}

/**
 * Returns for each cell the length of the run of equal long cells that begins with it; 0 if the cell before is equal.
 * Short ones fit each into its column.
 */
export function runLengths(cells: string[]): number[] {
  return cells.map((cell, place) => {
    if (isShort(cell)) return 1;
    if (cells[place - 1] === cell) return 0;
    const end = cells.findIndex((other, index) => index > place && other !== cell);
    return (end === -1 ? cells.length : end) - place;
  });
}

/** The names of the columns of a run, or that it is all of them. */
export function nameOfRun(columns: TableColumn[], start: number, length: number): string {
  if (length > 1 && length === columns.length) {
    return length === 2 ? "The same for both" : "The same for all";
  }
  const names = columns.slice(start, start + length).map(({ label }) => label);
  const [first = "", ...others] = names;
  const shared = first.slice(0, first.lastIndexOf(" ") + 1);
  return [first, ...others.map((name) => (name.startsWith(shared) ? name.slice(shared.length) : name))].join(
    " and ",
  );
}
