import type { ReactElement } from "react";
import { CrossingDrawing } from "../../art/diagrams/crossing-drawing.tsx";
import { crossingCount } from "../../art/diagrams/crossing-lines.ts";
import { deltaArms } from "../../art/diagrams/delta-arms.ts";
import { growthLines } from "../../art/diagrams/growth-shapes.ts";
import { pricePath } from "../../art/diagrams/price-path.ts";
import { shiftingShares } from "../../art/diagrams/shifting-shares.ts";
import { HandNote } from "../../art/marks/hand-note.tsx";
import { JoiningStreamsDrawing } from "../../art/rivers/joining-streams-drawing.tsx";
import { PaperSheet } from "../../components/sections/paper-sheet.tsx";
import type { FillInSheet, HeadCrossing, HeadFocus, HeadStreams } from "../../content/types.ts";
import { CirclesDrawing } from "./circles-drawing.tsx";
import styles from "./focus.module.css";

const CHAIN_WIDTH = 900;
const PATH_HEIGHT = 190;
const DOT_RADIUS = 9;
const FIELD = { width: 300, height: 84 };
const ALL_FIELDS = { width: CHAIN_WIDTH, height: 130 };
const DELTA = { width: 270, height: 360 };
const SHARES = { width: 900, height: 150 };

/** A strategy's focus: fields with a sentence each, steps on a price, streams, crossings, or a sheet to fill in. */
export function FocusFigure({ focus }: { focus: HeadFocus }): ReactElement {
  const { caption, fields, steps, streams, crossing, sheet } = focus;
  return sheet !== null ? (
    <EmptySheet caption={caption} sheet={sheet} />
  ) : (
    <figure>
      <figcaption className={styles.caption}>{caption}</figcaption>
      {fields.length > 0 && <Fields focus={focus} />}
      {steps.length > 0 && <Steps focus={focus} />}
      {streams !== null && <Streams streams={streams} />}
      {crossing !== null && <Crossing crossing={crossing} />}
    </figure>
  );
}

/** Circles or a delta stand beside the fields, one shape over all of them, several over one field each. */
function Fields({ focus: { fields, shapes, alt } }: { focus: HeadFocus }): ReactElement {
  const [first, ...others] = shapes;
  if (first === "circles" || first === "delta")
    return (
      <div className={styles.beside}>
        {first === "delta" ? (
          <Delta count={fields.length} />
        ) : (
          <CirclesDrawing titles={fields.map(({ label }) => label)} label={alt ?? ""} />
        )}
        <FieldList fields={fields} shapes={[]} className={styles.rows} />
      </div>
    );
  if (first === undefined) return <FieldList fields={fields} shapes={[]} className="" />;
  return (
    <>
      {others.length === 0 && <Shape shape={first} frame={ALL_FIELDS} />}
      <FieldList fields={fields} shapes={others.length === 0 ? [] : shapes} className={styles.thirds} />
    </>
  );
}

function FieldList({
  fields,
  shapes,
  className,
}: Pick<HeadFocus, "fields" | "shapes"> & { className: string | undefined }): ReactElement {
  return (
    <dl className={`${styles.fields} ${className}`}>
      {fields.map(({ label, value }, place) => {
        const shape = shapes[place];
        return (
          <div key={label}>
            <dt>
              {shape !== undefined && <Shape shape={shape} frame={FIELD} />}
              {label}
            </dt>
            <dd>{value}</dd>
          </div>
        );
      })}
    </dl>
  );
}

/** Each arm ends beside its field. */
function Delta({ count }: { count: number }): ReactElement {
  return (
    <svg
      className={styles.delta}
      viewBox={`0 0 ${DELTA.width} ${DELTA.height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {deltaArms(count, DELTA.width, DELTA.height).map(({ arm, gold }) => (
        <g key={arm}>
          <path d={arm} />
          <path className={styles.gold} d={gold} />
        </g>
      ))}
    </svg>
  );
}

function Shape({
  shape,
  frame,
}: {
  shape: HeadFocus["shapes"][number];
  frame: typeof FIELD;
}): ReactElement | null {
  if (shape === "circles" || shape === "delta") return null;
  const { others, gold } = growthLines(shape, frame.width, frame.height);
  return (
    <svg
      className={styles.chain}
      viewBox={`0 0 ${frame.width} ${frame.height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {others.map((line) => (
        <path className={styles.before} d={line} key={line} />
      ))}
      <path d={gold} />
    </svg>
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
function Streams({ streams: { alt, look, labels } }: { streams: HeadStreams }): ReactElement {
  return (
    <div className={styles.streams}>
      <ul>
        {labels.map((label) => (
          <li key={label}>{label}</li>
        ))}
      </ul>
      {look === "joining" ? <JoiningStreamsDrawing alt={alt} /> : <ShiftingShares alt={alt} />}
    </div>
  );
}

function ShiftingShares({ alt }: { alt: string }): ReactElement {
  return (
    <svg
      className={styles.shares}
      viewBox={`0 0 ${SHARES.width} ${SHARES.height}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={alt}
    >
      {shiftingShares(SHARES.width, SHARES.height).map((share) => (
        <path d={share} key={share} />
      ))}
    </svg>
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
