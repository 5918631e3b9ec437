import type { ReactElement } from "react";
import { CrossingDrawing } from "../../art/diagrams/crossing-drawing.tsx";
import { crossingCount } from "../../art/diagrams/crossing-lines.ts";
import { dotChain } from "../../art/diagrams/dot-chain.ts";
import { pricePath } from "../../art/diagrams/price-path.ts";
import { HandNote } from "../../art/marks/hand-note.tsx";
import { JoiningStreamsDrawing } from "../../art/rivers/joining-streams-drawing.tsx";
import { PaperSheet } from "../../components/sections/paper-sheet.tsx";
import type {
  CountedDots,
  FillInSheet,
  HeadCrossing,
  HeadFocus,
  HeadStreams,
  KeyTerm,
} from "../../content/types.ts";
import styles from "./focus.module.css";

const CHAIN_WIDTH = 900;
const PATH_HEIGHT = 190;
const DOT_RADIUS = 9;

/** A strategy's focus: counted dots, fields with a sentence each, steps on a price, crossings, or a sheet to fill in. */
export function FocusFigure({ focus }: { focus: HeadFocus }): ReactElement {
  const { caption, dots, fields, steps, streams, crossing, sheet } = focus;
  return sheet !== null ? (
    <EmptySheet caption={caption} sheet={sheet} />
  ) : (
    <figure>
      <figcaption className={styles.caption}>{caption}</figcaption>
      {dots !== null && <Counted dots={dots} />}
      {fields.length > 0 && <Fields fields={fields} />}
      {steps.length > 0 && <Steps focus={focus} />}
      {streams !== null && <Streams streams={streams} />}
      {crossing !== null && <Crossing crossing={crossing} />}
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
    <dl className={styles.fields}>
      {fields.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** On wide screens each step stands below its dot. */
function Steps({ focus: { steps, heldFrom } }: { focus: HeadFocus }): ReactElement {
  const { dots, before, held } = pricePath(steps.length, heldFrom, CHAIN_WIDTH, PATH_HEIGHT);
  return (
    <>
      <svg className={styles.chain} viewBox={`0 0 ${CHAIN_WIDTH} ${PATH_HEIGHT}`} aria-hidden="true">
        <path className={styles.before} d={before} />
        <path d={held} />
        {dots.map(({ x, y }) => (
          <circle cx={x} cy={y} r={DOT_RADIUS} key={x} />
        ))}
      </svg>
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </>
  );
}

/** Each name stands at the middle of its third, and its stream begins there. */
function Streams({ streams: { alt, labels } }: { streams: HeadStreams }): ReactElement {
  return (
    <div className={styles.streams}>
      <ul>
        {labels.map((label) => (
          <li key={label}>{label}</li>
        ))}
      </ul>
      <JoiningStreamsDrawing alt={alt} />
    </div>
  );
}

function Crossing({ crossing: { alt, types } }: { crossing: HeadCrossing }): ReactElement {
  const counts = { midToMega: 0, miniToMid: 0, miniToMega: 0 };
  for (const { crossing, odds } of types) counts[crossing] = crossingCount(odds?.percent ?? 0);
  return <CrossingDrawing counts={counts} label={alt} />;
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
