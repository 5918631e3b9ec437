import { type ReactElement, useCallback, useMemo } from "react";
import type { DeskDataset } from "../../../../api/types.ts";
import { withDataset } from "../data/figures-changes.ts";
import type { DatasetCells } from "../data/figures-data.ts";
import { isNumeric, labelOf } from "../data/labels.ts";
import { fieldId } from "../data/places.ts";
import { DataGrid, type Goal } from "../grid/data-grid.tsx";
import type { CellFaults } from "../grid/grid-model.ts";
import { ConfirmedValues } from "./confirmed-values.tsx";
import styles from "./editor.module.css";
import { useEditor } from "./editor-context.ts";
import { StatedHoldingsForm } from "./stated-holdings-form.tsx";
import { StatedSeriesForm } from "./stated-series-form.tsx";
import { TextField } from "./text-field.tsx";

const NO_FAULTS: CellFaults = new Map();

/** A dataset of the draft: its basis, its rows, and the sums stated of them. */
export function DatasetPart({
  dataset: { id, title, stated },
  cells,
  goal,
}: {
  dataset: DeskDataset;
  cells: DatasetCells;
  goal: Goal;
}): ReactElement {
  const { change, leave, faults } = useEditor();
  const labels = useMemo(() => cells.columns.map((name) => labelOf(name)), [cells.columns]);
  const numeric = useMemo(() => cells.columns.map(isNumeric), [cells.columns]);
  const setRows = useCallback(
    (rows: string[][]) => change(withDataset(id, (before) => ({ ...before, rows }))),
    [change, id],
  );
  const fault = faults.fields.get(fieldId("datasets", id));
  return (
    <section className={styles.part} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      {fault !== undefined && (
        <p className={styles.fault} id={fieldId("datasets", id)} tabIndex={-1}>
          {fault}
        </p>
      )}
      <div className={styles.fields}>
        <TextField
          path={["datasets", id, "basis"]}
          label="Basis, shown with the figures"
          type="long"
          value={cells.basis}
          onChange={(basis) => withDataset(id, (before) => ({ ...before, basis }))}
        />
      </div>
      <DataGrid
        label={`Rows of ${title}`}
        columns={labels}
        numeric={numeric}
        rows={cells.rows}
        faults={faults.cells.get(id) ?? NO_FAULTS}
        goal={goal}
        onChange={setRows}
        onLeave={leave}
      />
      <p className={styles.keys}>
        Arrows move, Enter edits, Tab goes on, Delete clears, Ctrl+Enter adds a row, Ctrl+Delete removes it,
        Ctrl+Z undoes. Copied cells of a spreadsheet can be pasted.
      </p>
      {cells.kind === "holdings" ? (
        <StatedHoldingsForm id={id} sums={stated} stated={cells.stated} />
      ) : (
        <>
          <ConfirmedValues id={id} cells={cells} />
          <StatedSeriesForm id={id} cells={cells} />
        </>
      )}
    </section>
  );
}
