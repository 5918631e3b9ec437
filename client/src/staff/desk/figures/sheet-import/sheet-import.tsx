import { type DragEvent, type ReactElement, useId, useRef, useState } from "react";
import type { FileReading } from "../../../../api/types.ts";
import actions from "../../../../components/actions.module.css";
import { Icon } from "../../../../components/icon.tsx";
import { counted } from "../../../display/counted.ts";
import { Fault } from "../../../display/fault.tsx";
import { FileLink } from "../../../session/file-link.tsx";
import controls from "../../../staff-controls.module.css";
import type { FiguresData } from "../data/figures-data.ts";
import { countFiguresTaken, countRowsTaken } from "../data/sheet-reading.ts";
import { ReadingReport } from "./reading-report.tsx";
import styles from "./sheet-import.module.css";
import { useReading } from "./use-reading.ts";

/** Imports rows from a file or the clipboard. They are shown first; a press calls `onUse`. */
export function SheetImport({
  subject,
  data,
  onUse,
}: {
  subject: string;
  data: FiguresData;
  onUse: (reading: FileReading) => void;
}): ReactElement {
  const { reading, fault, doing, read, forget } = useReading(subject);
  const [done, setDone] = useState("");
  const status = useRef<HTMLParagraphElement>(null);

  async function importFrom(from: File | string): Promise<void> {
    setDone("");
    await read(from);
  }

  function use(found: FileReading): void {
    onUse(found);
    const rows = counted(countRowsTaken(data, found), "row");
    const figures = counted(countFiguresTaken(data, found), "single figure");
    end(`${rows} and ${figures} are in the draft.`);
  }

  function end(words: string): void {
    forget();
    setDone(words);
    // The buttons disappear.
    status.current?.focus();
  }

  return (
    <section className={styles.import} aria-labelledby="import-title">
      <h2 id="import-title">Import a month's sheet</h2>
      <p className={styles.templates}>
        <FileLink address={`/api/figures/${subject}/template.xlsx`}>
          Template with last month's names (XLSX)
        </FileLink>
      </p>
      <div className={styles.ways}>
        <FileWay onFile={(file) => void importFrom(file)} />
        <PasteWay onText={(text) => void importFrom(text)} />
      </div>
      <p role="status" className={styles.status} ref={status} tabIndex={-1}>
        {doing || done || (reading !== null && "The sheet was read. Check it below.")}
      </p>
      <Fault message={fault} />
      {reading !== null && (
        <div className={styles.result}>
          <ReadingReport reading={reading} data={data} />
          <div className={styles.buttons}>
            <button
              className={`${actions.button} ${actions.small}`}
              type="button"
              onClick={() => use(reading)}
            >
              Use what was read
            </button>
            <button
              className={controls.lineButton}
              type="button"
              onClick={() => end("The draft is unchanged.")}
            >
              Keep the draft as it is
            </button>
          </div>
        </div>
      )}
    </section>
  );
}

function FileWay({ onFile }: { onFile: (file: File) => void }): ReactElement {
  const id = useId();
  const [isOver, setOver] = useState(false);
  function drop(event: DragEvent): void {
    event.preventDefault();
    setOver(false);
    const file = event.dataTransfer.files[0];
    if (file !== undefined) onFile(file);
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way; the field inside is the first
    <div
      className={styles.drop}
      data-over={isOver}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <label htmlFor={id}>
        <Icon name="table-2" />
        Choose a file, or drop it here
      </label>
      <input
        id={id}
        type="file"
        accept=".csv,.xlsx,text/csv"
        onChange={({ target }) => {
          const file = target.files?.[0];
          if (file !== undefined) onFile(file);
          target.value = "";
        }}
      />
      <small>CSV or XLSX, at most 2 MB. Formulas and macros are not read.</small>
    </div>
  );
}

function PasteWay({ onText }: { onText: (text: string) => void }): ReactElement {
  const [text, setText] = useState("");
  return (
    <form
      className={styles.paste}
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() !== "") onText(text);
      }}
    >
      <label>
        Or paste rows of a spreadsheet, with their headers
        <textarea rows={3} spellCheck={false} value={text} onChange={({ target }) => setText(target.value)} />
      </label>
      <button className={controls.lineButton} type="submit">
        Read the pasted rows
      </button>
    </form>
  );
}
