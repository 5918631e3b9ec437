import type { ReactElement } from "react";
import controls from "../../../staff-controls.module.css";
import styles from "./data-grid.module.css";
import { bounds } from "./grid-model.ts";
import type { Grid } from "./use-grid.ts";

/** The buttons of a grid with `count` rows, of which the first `hidden` are not shown. */
export function GridTools({
  grid,
  hidden,
  count,
  onWhole,
}: {
  grid: Grid;
  hidden: number;
  count: number;
  onWhole: () => void;
}): ReactElement {
  const { first, last } = bounds(grid.selection);
  const isEmpty = count === 0;
  const several = last.row - first.row + 1;
  return (
    <div className={styles.tools}>
      <button className={controls.lineButton} type="button" onClick={grid.addRow}>
        Add a row
      </button>
      <button
        className={controls.lineButton}
        type="button"
        aria-disabled={isEmpty}
        onClick={() => !isEmpty && grid.removeRows()}
      >
        {several > 1 ? `Remove ${several} rows` : `Remove row${isEmpty ? "" : ` ${first.row + 1}`}`}
      </button>
      <button className={controls.lineButton} type="button" aria-disabled={!grid.canUndo} onClick={grid.undo}>
        Undo
      </button>
      {hidden > 0 && (
        <button className={controls.lineButton} type="button" onClick={onWhole}>
          Show all {count.toLocaleString("en-IN")} rows
        </button>
      )}
      {hidden > 0 && <p>The last {count - hidden} are shown.</p>}
    </div>
  );
}
