import type { ReactElement } from "react";
import { HandNote } from "../../../art/marks/hand-note.tsx";
import { PaperSheet } from "../../../components/sections/paper-sheet.tsx";
import type { Paper } from "../../../content/types.ts";
import rows from "./labelled-rows.module.css";

const HEAD = { caption: "An example", addressee: "After the first call" };

/**
 * The note that a client gets after the first call: in each line what it is of, before a colon, and what was said.
 * Below a struck one stands what the client wrote.
 */
export function CallNote({ paper }: { paper: Paper }): ReactElement {
  return (
    <PaperSheet head={{ ...HEAD, title: paper.title }}>
      <dl className={rows.rows}>
        {paper.lines.map(({ text, isStruck }) => {
          const [label, said] = text.split(": ");
          return (
            <div key={text}>
              <dt>{label}</dt>
              <dd>
                {isStruck ? <del>{said}</del> : said}
                {isStruck && <> {paper.byHand !== null && <HandNote text={paper.byHand} />}</>}
              </dd>
            </div>
          );
        })}
      </dl>
    </PaperSheet>
  );
}
