import { type ReactElement, useMemo, useRef } from "react";
import { bounds, type CellFaults } from "./grid-model.ts";
import { GridRow } from "./grid-row.tsx";
import type { Grid } from "./use-grid.ts";

/** The rows from `firstRow` on. */
export function GridRows({
  grid,
  columns,
  numeric,
  rows,
  faults,
  faultId,
  firstRow,
}: {
  grid: Grid;
  columns: string[];
  numeric: boolean[];
  rows: string[][];
  faults: CellFaults;
  faultId: string;
  firstRow: number;
}): ReactElement {
  const { first, last } = bounds(grid.selection);
  const { active } = grid.selection;
  // Shared by all rows, so that a row rerenders only when its own props change.
  const selected = useMemo(() => [first.column, last.column] as const, [first.column, last.column]);
  const live = useRef(grid);
  live.current = grid;
  const [onType, onLeave] = useMemo(
    () => [(text: string) => live.current.type(text), () => live.current.commit()] as const,
    [],
  );
  return (
    <>
      {rows.slice(firstRow).map((cells, index) => {
        const row = firstRow + index;
        const isActive = row === active.row;
        return (
          <GridRow
            cells={cells}
            row={row}
            columns={columns}
            numeric={numeric}
            active={isActive ? active.column : null}
            selected={row >= first.row && row <= last.row ? selected : null}
            editing={isActive ? grid.editing : null}
            faults={faults.get(row)}
            faultId={faultId}
            onType={onType}
            onLeave={onLeave}
            key={row}
          />
        );
      })}
    </>
  );
}
