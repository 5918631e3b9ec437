import type { ReactElement } from "react";
import { HandNote } from "../../../art/marks/hand-note.tsx";
import { PaperSheet } from "../../../components/sections/paper-sheet.tsx";
import type { Paper } from "../../../content/types.ts";
import styles from "./review-paper.module.css";

const HEAD = { caption: "An example", addressee: "After the first call" };

/** The note that a client gets after the first call: its lines, and what the client wrote beside them. */
export function ReviewNote({ paper }: { paper: Paper }): ReactElement {
  return (
    <PaperSheet head={{ ...HEAD, title: paper.title }} isWhole={false}>
      <ul className={`${styles.holdings} ${styles.lines}`}>
        {paper.lines.map(({ text }) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      {paper.byHand !== null && (
        <p className={styles.closing}>
          <HandNote text={paper.byHand} />
        </p>
      )}
    </PaperSheet>
  );
}
