import type { ReactElement } from "react";
import type { FileReading, SheetReading } from "../../../../api/types.ts";
import { counted } from "../../../display/counted.ts";
import type { FiguresData } from "../data/figures-data.ts";
import { labelOf } from "../data/labels.ts";
import { rowsStaying } from "../data/sheet-reading.ts";
import styles from "./sheet-import.module.css";

/**
 * The result for each sheet: its columns, omitted columns, single figures, faults by line, and the rows it replaces.
 */
export function ReadingReport({
  reading: { sheets },
  data,
}: {
  reading: FileReading;
  data: FiguresData;
}): ReactElement {
  return (
    <>
      {sheets.map((sheet, index) => (
        <Sheet sheet={sheet} data={data} key={index} />
      ))}
    </>
  );
}

function Sheet({ sheet, data }: { sheet: SheetReading; data: FiguresData }): ReactElement {
  const { name, dataset, columns, rows, ignored, figures, faults, notes } = sheet;
  return (
    <section className={styles.sheet} aria-label={`Sheet ${name}`}>
      <h3>
        {name}:{" "}
        {dataset === null
          ? counted(figures.length, "single figure")
          : `${counted(rows.length, "row")} of ${dataset}`}
      </h3>
      {dataset !== null && <p>{replacedIn(data, dataset, sheet)}</p>}
      {columns.length > 0 && <p>Columns read: {columns.map((column) => labelOf(column)).join(", ")}.</p>}
      {ignored.length > 0 && <p>Columns not read: {ignored.join(", ")}.</p>}
      {figures.length > 0 && (
        <dl>
          {figures.map(({ path, label, value }) => (
            <div key={path.join(".")}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      <Notes title="Fix in the sheet, or in the draft" notes={faults} isFault />
      <Notes title="Notes" notes={notes} />
    </section>
  );
}

/** The effect on the draft's own rows. */
function replacedIn({ datasets }: FiguresData, dataset: string, sheet: SheetReading): string {
  const cells = datasets[dataset];
  if (cells === undefined) return "The draft has no such dataset, so these rows are left out.";
  const { before, after } = rowsStaying(cells, sheet);
  const staying = before.length + after.length;
  const replaced = `These rows replace ${counted(cells.rows.length - staying, "row")} of the draft.`;
  return staying === 0 ? replaced : `${replaced} ${counted(staying, "row")} of other months stay.`;
}

function Notes({
  title,
  notes,
  isFault = false,
}: {
  title: string;
  notes: string[];
  isFault?: boolean;
}): ReactElement | null {
  if (notes.length === 0) return null;
  return (
    <div className={isFault ? styles.faults : undefined}>
      <h4>{title}</h4>
      <ul>
        {notes.map((note, index) => (
          <li key={index}>{note}</li>
        ))}
      </ul>
    </div>
  );
}
