import { type ClipboardEvent, type KeyboardEvent, useCallback, useRef, useState } from "react";
import { readTable, writeTable } from "./clipboard-table.ts";
import {
  at,
  type Cell,
  cleared,
  type Extent,
  following,
  moved,
  pasted,
  type Selection,
  withCell,
  withoutRows,
  withRowAfter,
} from "./grid-model.ts";

/** The text being typed into the active cell; null if no cell is edited. */
type Editing = string | null;

export type Grid = {
  selection: Selection;
  editing: Editing;
  /** Grows whenever the active cell should get the focus. */
  focusCount: number;
  select: (cell: Cell, isExtending?: boolean) => void;
  /** Makes a cell active that got the focus by other means than keys and clicks. */
  follow: (cell: Cell) => void;
  type: (text: string) => void;
  /** Writes the typed text into the cell. */
  commit: () => void;
  addRow: () => void;
  removeRows: () => void;
  undo: () => void;
  canUndo: boolean;
  onKeyDown: (event: KeyboardEvent) => void;
  onCopy: (event: ClipboardEvent) => void;
  onPaste: (event: ClipboardEvent) => void;
};

/**
 * A change in the grid. It can be undone only while the rows are as it left them: others may have been imported since.
 */
type Change = { before: string[][]; after: string[][] };

const MOST_UNDONE = 50;

/** The state of a grid, and its handlers for keys, clipboard and buttons. `firstRow` is the first shown row. */
export function useGrid(
  rows: string[][],
  columns: number,
  firstRow: number,
  onChange: (rows: string[][]) => void,
): Grid {
  const extent: Extent = { rows: rows.length, columns };
  const [chosen, setChosen] = useState<Selection>(() =>
    // With many rows, start at the last one, where the next month is added.
    at({ row: firstRow === 0 ? 0 : rows.length - 1, column: 0 }, extent),
  );
  const [editing, setEditing] = useState<Editing>(null);
  const [focusCount, setFocusCount] = useState(0);
  const past = useRef<Change[]>([]);
  // Whether Tab moves from cell to cell: after it ended an entry, until something else moves.
  const isEntering = useRef(false);
  const last = past.current.at(-1);
  const canUndo = last?.after === rows;
  const selection = inside(chosen, extent, firstRow);

  const focus = useCallback(() => setFocusCount((count) => count + 1), []);

  function change(next: string[][]): void {
    past.current = [...past.current, { before: rows, after: next }].slice(-MOST_UNDONE);
    onChange(next);
  }

  function go(next: Selection): void {
    setChosen(next);
    focus();
  }

  function commit(): void {
    if (editing === null) return;
    const { row, column } = selection.active;
    if (rows[row]?.[column] !== editing.trim()) change(withCell(rows, selection.active, editing.trim()));
    setEditing(null);
  }

  function addRow(): void {
    const { row } = selection.active;
    change(withRowAfter(rows, rows.length === 0 ? -1 : row, columns));
    go(at({ row: rows.length === 0 ? 0 : row + 1, column: 0 }, { rows: rows.length + 1, columns }));
  }

  function removeRows(): void {
    const left = withoutRows(rows, selection);
    change(left);
    go(at(selection.active, { rows: left.length, columns }));
  }

  function undo(): void {
    if (last === undefined || !canUndo) return;
    past.current = past.current.slice(0, -1);
    onChange(last.before);
    focus();
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.altKey || event.nativeEvent.isComposing) return;
    const isTaken = editing === null ? navigate(event) : edit(event);
    if (isTaken) event.preventDefault();
  }

  /** Tab moves to the next cell in reading order; after the last one it leaves the grid. */
  function tab(isBack: boolean): boolean {
    const next = following(selection.active, extent, isBack ? -1 : 1, firstRow);
    commit();
    isEntering.current = next !== null;
    if (next !== null) go(at(next, extent));
    return next !== null;
  }

  /** Keys while a cell is edited; all others, such as arrows, belong to the input. */
  function edit({ key, shiftKey }: KeyboardEvent): boolean {
    const { row, column } = selection.active;
    if (key === "Tab") return tab(shiftKey);
    if (key === "Enter") {
      commit();
      go(at({ row: row + 1, column }, extent));
    } else if (key === "Escape") {
      setEditing(null);
      focus();
    }
    return key === "Enter" || key === "Escape";
  }

  function navigate(event: KeyboardEvent): boolean {
    const isFar = event.ctrlKey || event.metaKey;
    if (event.key === "Tab") return isEntering.current && tab(event.shiftKey);
    const next = moved(selection, event.key, { isFar, isExtending: event.shiftKey }, extent);
    if (next !== null || event.key === "Escape") isEntering.current = false;
    if (next !== null) {
      go(inside(next, extent, firstRow));
      return true;
    }
    return isFar ? command(event.key) : begin(event.key);
  }

  function command(key: string): boolean {
    if (key === "Enter") addRow();
    else if (key === "Delete") removeRows();
    else if (key === "z") undo();
    return key === "Enter" || key === "Delete" || key === "z";
  }

  function begin(key: string): boolean {
    const { row, column } = selection.active;
    if (rows[row] === undefined) return false;
    if (key === "Enter" || key === "F2") setEditing(rows[row][column] ?? "");
    else if (key === "Delete" || key === "Backspace") change(cleared(rows, selection));
    else if (key.length === 1) setEditing(key);
    else return false;
    return true;
  }

  function onCopy(event: ClipboardEvent): void {
    if (editing !== null) return;
    event.clipboardData.setData("text/plain", writeTable(rows, selection));
    event.preventDefault();
  }

  function onPaste(event: ClipboardEvent): void {
    if (editing !== null) return;
    const table = readTable(event.clipboardData.getData("text/plain"));
    event.preventDefault();
    if (table.length > 0) change(pasted(rows, selection, table, columns));
  }

  return {
    selection,
    editing,
    focusCount,
    select: (cell, isExtending = false) => {
      const active = at(cell, extent).active;
      go({ active, anchor: isExtending ? selection.anchor : active });
    },
    follow: (cell) => {
      // The active cell of a selection gets the focus; the rest stays selected.
      if (cell.row === selection.active.row && cell.column === selection.active.column) return;
      setChosen(at(cell, extent));
    },
    type: setEditing,
    commit,
    addRow,
    removeRows,
    undo,
    canUndo,
    onKeyDown,
    onCopy,
    onPaste,
  };
}

/** The selection limited to existing, shown rows: selected rows may disappear. */
function inside({ active, anchor }: Selection, extent: Extent, firstRow: number): Selection {
  const shown = (cell: Cell): Cell => ({
    ...cell,
    row: Math.max(cell.row, Math.min(firstRow, extent.rows - 1)),
  });
  return { active: shown(at(active, extent).active), anchor: shown(at(anchor, extent).active) };
}
