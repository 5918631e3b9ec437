import {
  type MouseEvent,
  type ReactElement,
  type RefObject,
  useEffect,
  useId,
  useRef,
  useState,
} from "react";
import styles from "./data-grid.module.css";
import type { Cell, CellFaults } from "./grid-model.ts";
import { GridRows } from "./grid-rows.tsx";
import { GridTools } from "./grid-tools.tsx";
import { type Grid, useGrid } from "./use-grid.ts";

/** A cell to focus; a new object requests the focus again. */
export type Goal = Cell | null;

const SHORT_ROWS = 60;
const LAST_ROWS = 24;

/**
 * A table of text with keyboard editing, after the grid pattern of WAI-ARIA: arrows move, Enter or F2 edits, Esc
 * cancels. Tab ends an entry and then moves from cell to cell; without an entry, or after Esc, it leaves the grid. Of
 * more than 60 rows it shows the last 24 until all are requested. `onLeave` is called when the focus leaves the grid.
 */
export function DataGrid({
  label,
  columns,
  numeric,
  rows,
  faults,
  goal,
  onChange,
  onLeave,
}: {
  label: string;
  columns: string[];
  numeric: boolean[];
  rows: string[][];
  faults: CellFaults;
  goal: Goal;
  onChange: (rows: string[][]) => void;
  onLeave: () => void;
}): ReactElement {
  const [isWhole, setWhole] = useState(rows.length <= SHORT_ROWS);
  const firstRow = isWhole ? 0 : Math.max(rows.length - LAST_ROWS, 0);
  const frame = useRef<HTMLTableElement>(null);
  const grid = useGrid(rows, columns.length, firstRow, onChange);
  const faultId = useId();
  useLastRowInSight(frame, firstRow);
  useFocus(frame, grid);
  useGoal(goal, firstRow, grid, () => setWhole(true));
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only hears that the focus left what is inside
    <div
      className={styles.grid}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) onLeave();
      }}
    >
      <GridTools grid={grid} hidden={firstRow} count={rows.length} onWhole={() => setWhole(true)} />
      <div className={styles.scroll}>
        <table
          // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a grid is the interactive table
          role="grid"
          ref={frame}
          aria-label={label}
          aria-rowcount={rows.length + 1}
          aria-multiselectable
          onKeyDown={grid.onKeyDown}
          onCopy={grid.onCopy}
          onPaste={grid.onPaste}
          onMouseDown={(event) => point(event, grid)}
          onFocus={({ target }) => {
            const cell = target instanceof HTMLInputElement ? null : cellOf(target);
            if (cell !== null) grid.follow(cell);
          }}
        >
          <thead>
            <tr aria-rowindex={1}>
              <th scope="col">Row</th>
              {columns.map((column, index) => (
                <th scope="col" className={numeric[index] ? styles.number : undefined} key={column}>
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <GridRows grid={grid} {...{ columns, numeric, rows, faults, faultId, firstRow }} />
          </tbody>
        </table>
      </div>
      <p className={styles.fault} id={faultId}>
        {messageAt(faults, grid.selection.active)}
      </p>
    </div>
  );
}

/** The active cell gets the focus after each move, and after a change that requests it. */
function useFocus(frame: RefObject<HTMLTableElement | null>, { selection, focusCount, editing }: Grid): void {
  const { row, column } = selection.active;
  const done = useRef(0);
  useEffect(() => {
    if (focusCount === done.current || editing !== null) return;
    done.current = focusCount;
    const cell = frame.current?.querySelector<HTMLElement>(`[data-row="${row}"] [data-column="${column}"]`);
    cell?.focus();
    cell?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }, [frame, focusCount, row, column, editing]);
}

/** If not all rows are shown, the last one is in sight at first. */
function useLastRowInSight(frame: RefObject<HTMLTableElement | null>, firstRow: number): void {
  const isLong = useRef(firstRow > 0);
  useEffect(() => {
    const scrolled = frame.current?.parentElement;
    if (isLong.current && scrolled) scrolled.scrollTop = scrolled.scrollHeight;
  }, [frame]);
}

function useGoal(goal: Goal, firstRow: number, grid: Grid, showAll: () => void): void {
  const reached = useRef<Goal>(null);
  useEffect(() => {
    if (goal === null || goal === reached.current) return;
    if (goal.row < firstRow) return showAll();
    reached.current = goal;
    grid.select(goal);
  });
}

function messageAt(faults: CellFaults, { row, column }: Cell): string {
  return faults.get(row)?.get(column) ?? "";
}

/** A press selects a cell, with Shift as far as it; a press on the cell that has the focus edits it. */
function point(event: MouseEvent, grid: Grid): void {
  const target = event.target as Element;
  const pressed = cellOf(target);
  const cell = target.closest("[data-column]");
  if (cell === null || pressed === null || event.button !== 0 || target instanceof HTMLInputElement) return;
  const isFocused = cell === document.activeElement;
  event.preventDefault();
  grid.commit();
  if (isFocused && !event.shiftKey) grid.type(cell.textContent);
  else grid.select(pressed, event.shiftKey);
}

/** The cell an element is in; null outside of all. */
function cellOf(element: Element): Cell | null {
  const column = element.closest<HTMLElement>("[data-column]")?.dataset.column;
  const row = element.closest<HTMLElement>("[data-row]")?.dataset.row;
  return row === undefined || column === undefined ? null : { row: Number(row), column: Number(column) };
}
