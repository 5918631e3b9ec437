import type { ReactElement } from "react";
import { HandNote } from "../../../art/marks/hand-note.tsx";
import type { Paper } from "../../../content/types.ts";
import styles from "./card-paper.module.css";

/** The sheet of paper that a step leaves behind: a title, a few lines, a note by hand. */
export function CardPaper({ paper }: { paper: Paper }): ReactElement {
  return (
    <div className={styles.sheet}>
      <p className={styles.title}>{paper.title}</p>
      <ul>
        {paper.lines.map(({ text, isStruck }) => (
          <li key={text}>{isStruck ? <del>{text}</del> : text}</li>
        ))}
      </ul>
      {paper.byHand !== null && (
        <p className={styles.byHand}>
          <HandNote text={paper.byHand} />
        </p>
      )}
    </div>
  );
}
