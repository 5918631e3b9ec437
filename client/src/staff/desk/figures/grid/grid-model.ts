/** A cell by its row and column, from 0. */
export type Cell = { row: number; column: number };

/** The cell with the focus, and the opposite corner of the selection. */
export type Selection = { active: Cell; anchor: Cell };

/** How many rows and columns there are; at least one column. */
export type Extent = { rows: number; columns: number };

/** Messages of faulty cells, by row and then by column. */
export type CellFaults = ReadonlyMap<number, ReadonlyMap<number, string>>;

const PAGE_ROWS = 10;

const STEPS: Record<string, (cell: Cell, extent: Extent, isFar: boolean) => Cell> = {
  ArrowUp: ({ row, column }, _, isFar) => ({ row: isFar ? 0 : row - 1, column }),
  ArrowDown: ({ row, column }, { rows }, isFar) => ({ row: isFar ? rows - 1 : row + 1, column }),
  ArrowLeft: ({ row, column }, _, isFar) => ({ row, column: isFar ? 0 : column - 1 }),
  ArrowRight: ({ row, column }, { columns }, isFar) => ({ row, column: isFar ? columns - 1 : column + 1 }),
  Home: ({ row }, _, isFar) => ({ row: isFar ? 0 : row, column: 0 }),
  End: ({ row }, { rows, columns }, isFar) => ({ row: isFar ? rows - 1 : row, column: columns - 1 }),
  PageUp: ({ row, column }) => ({ row: row - PAGE_ROWS, column }),
  PageDown: ({ row, column }) => ({ row: row + PAGE_ROWS, column }),
};

/** The selection after a key, null for a key that does not move. Ctrl moves to the end; Shift keeps the anchor. */
export function moved(
  selection: Selection,
  key: string,
  { isFar, isExtending }: { isFar: boolean; isExtending: boolean },
  extent: Extent,
): Selection | null {
  const step = Object.hasOwn(STEPS, key) ? STEPS[key] : undefined;
  if (step === undefined) return null;
  const active = within(step(selection.active, extent, isFar), extent);
  return { active, anchor: isExtending ? selection.anchor : active };
}

/** A selection of one cell, inside the grid. */
export function at(cell: Cell, extent: Extent): Selection {
  const active = within(cell, extent);
  return { active, anchor: active };
}

/** The previous or next cell in reading order; null beyond the first shown and the last. */
export function following(
  { row, column }: Cell,
  { rows, columns }: Extent,
  step: 1 | -1,
  firstRow: number,
): Cell | null {
  const place = row * columns + column + step;
  const next = { row: Math.floor(place / columns), column: place % columns };
  return next.row < firstRow || next.row >= rows ? null : next;
}

/** The corners of the selection: first and last row and column, inclusive. */
export function bounds({ active, anchor }: Selection): { first: Cell; last: Cell } {
  return {
    first: { row: Math.min(active.row, anchor.row), column: Math.min(active.column, anchor.column) },
    last: { row: Math.max(active.row, anchor.row), column: Math.max(active.column, anchor.column) },
  };
}

/** The rows with one cell changed. */
export function withCell(rows: string[][], { row, column }: Cell, text: string): string[][] {
  return rows.map((cells, index) => (index === row ? cells.with(column, text) : cells));
}

/** The rows with the selection emptied. */
export function cleared(rows: string[][], selection: Selection): string[][] {
  const { first, last } = bounds(selection);
  return rows.map((cells, row) =>
    row < first.row || row > last.row
      ? cells
      : cells.map((text, column) => (column < first.column || column > last.column ? text : "")),
  );
}

/** The rows with an empty one after `row`. */
export function withRowAfter(rows: string[][], row: number, columns: number): string[][] {
  return rows.toSpliced(row + 1, 0, emptyRow(columns));
}

/** The rows without the selected ones. */
export function withoutRows(rows: string[][], selection: Selection): string[][] {
  const { first, last } = bounds(selection);
  return rows.toSpliced(first.row, last.row - first.row + 1);
}

/** The rows with a table pasted at the selection's first cell; rows are added, columns are not. */
export function pasted(
  rows: string[][],
  selection: Selection,
  table: string[][],
  columns: number,
): string[][] {
  const { first } = bounds(selection);
  const missing = Math.max(first.row + table.length - rows.length, 0);
  const all = [...rows, ...Array.from({ length: missing }, () => emptyRow(columns))];
  return all.map((cells, row) => {
    const over = table[row - first.row];
    return over === undefined ? cells : cells.map((text, column) => over[column - first.column] ?? text);
  });
}

function within({ row, column }: Cell, { rows, columns }: Extent): Cell {
  return {
    row: Math.max(Math.min(row, rows - 1), 0),
    column: Math.max(Math.min(column, columns - 1), 0),
  };
}

function emptyRow(columns: number): string[] {
  return Array.from({ length: columns }, () => "");
}
