import type { ReactElement } from "react";
import { dotChain } from "../../../art/diagrams/dot-chain.ts";
import { HandNote } from "../../../art/marks/hand-note.tsx";
import { PaperSheet } from "../../../components/sections/paper-sheet.tsx";
import type { CountedDots, FillInSheet, HeadFocus, KeyTerm } from "../../../content/types.ts";
import head from "./factsheet-head.module.css";
import styles from "./head-focus.module.css";

const CHAIN_WIDTH = 900;

/** A strategy's focus: dots of which some count, or its fields with a sentence each; or a sheet to fill in. */
export function HeadFocusFigure({
  focus: { caption, dots, fields, sheet },
}: {
  focus: HeadFocus;
}): ReactElement {
  return sheet !== null ? (
    <EmptySheet caption={caption} sheet={sheet} />
  ) : (
    <figure>
      <figcaption className={styles.caption}>{caption}</figcaption>
      {dots !== null && <Counted dots={dots} />}
      {fields.length > 0 && <Fields fields={fields} />}
    </figure>
  );
}

/** The gold line winds round the dots that count. The words above say the same. */
function Counted({ dots: { filled, total, label } }: { dots: CountedDots }): ReactElement {
  const { height, radius, dots, y, line } = dotChain(filled, total, CHAIN_WIDTH);
  return (
    <>
      <p className={styles.count}>
        <strong>
          {filled} of {total}
        </strong>{" "}
        {label}
      </p>
      <svg className={styles.chain} viewBox={`0 0 ${CHAIN_WIDTH} ${height}`} aria-hidden="true">
        {dots.map((dot) => (
          <circle
            className={dot.filled ? undefined : styles.hollow}
            cx={dot.x}
            cy={y}
            r={radius}
            key={dot.x}
          />
        ))}
        <path d={line} />
      </svg>
    </>
  );
}

function Fields({ fields }: { fields: KeyTerm[] }): ReactElement {
  return (
    <dl className={`${head.terms} ${head.fields}`}>
      {fields.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Lines to fill in, in two columns where there is room. */
function EmptySheet({ caption, sheet }: { caption: string; sheet: FillInSheet }): ReactElement {
  return (
    <PaperSheet head={{ caption, ...sheet }} isWhole={false}>
      <ul className={styles.lines}>
        {sheet.lines.map(({ label, hint }) => (
          <li key={label}>
            {label}
            {hint !== null && <small>: {hint}</small>}
          </li>
        ))}
      </ul>
      <p className={styles.byHand}>
        <HandNote text={sheet.byHand} />
      </p>
    </PaperSheet>
  );
}
