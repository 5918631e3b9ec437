import type { ReactElement } from "react";
import type { ReadSheetReply, SheetReadingReply, SheetRemarkReply } from "../../../api/types.ts";
import { counted } from "../../display/counted.ts";
import { labelOf } from "../data/labels.ts";
import styles from "./bring-in.module.css";

/** What was read of each sheet: its columns, those left out, single figures, and faults by their lines. */
export function ReadingReport({ reading: { sheets } }: { reading: SheetReadingReply }): ReactElement {
  return (
    <>
      {sheets.map((sheet, index) => (
        <Sheet sheet={sheet} key={index} />
      ))}
    </>
  );
}

function Sheet({ sheet }: { sheet: ReadSheetReply }): ReactElement {
  const { name, dataset, columns, rows, ignored, fields, faults, notes } = sheet;
  const figures = Object.entries(fields);
  return (
    <section className={styles.sheet} aria-label={`Sheet ${name}`}>
      <h3>
        {name}:{" "}
        {dataset === null
          ? counted(figures.length, "single figure")
          : `${counted(rows.length, "row")} of ${dataset}`}
      </h3>
      {columns.length > 0 && <p>Columns read: {columns.map(labelOf).join(", ")}.</p>}
      {ignored.length > 0 && <p>Columns not read: {ignored.join(", ")}.</p>}
      {figures.length > 0 && (
        <dl>
          {figures.map(([path, value]) => (
            <div key={path}>
              <dt>{labelOf(path.split(".").at(-1) ?? path)}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      <Remarks title="To be mended" remarks={faults} isFault />
      <Remarks title="Remarks" remarks={notes} />
    </section>
  );
}

function Remarks({
  title,
  remarks,
  isFault = false,
}: {
  title: string;
  remarks: SheetRemarkReply[];
  isFault?: boolean;
}): ReactElement | null {
  if (remarks.length === 0) return null;
  return (
    <div className={isFault ? styles.faults : undefined}>
      <h4>{title}</h4>
      <ul>
        {remarks.map(({ message }, index) => (
          <li key={index}>{message}</li>
        ))}
      </ul>
    </div>
  );
}
