import type { ReactElement } from "react";
import { CrossingDrawing } from "../../art/diagrams/crossing-drawing.tsx";
import { crossingCount } from "../../art/diagrams/crossing-lines.ts";
import { deltaArms } from "../../art/diagrams/delta-arms.ts";
import { GatesDrawing } from "../../art/diagrams/gates-drawing.tsx";
import { growthLines } from "../../art/diagrams/growth-shapes.ts";
import { pricePath } from "../../art/diagrams/price-path.ts";
import { HandNote } from "../../art/marks/hand-note.tsx";
import { PaperSheet } from "../../components/sections/paper-sheet.tsx";
import type { FillInSheet, HeadCrossing, HeadFocus, HeadGates } from "../../content/types.ts";
import { CirclesDrawing } from "./circles-drawing.tsx";
import styles from "./focus.module.css";

const CHAIN_WIDTH = 900;
const PATH_HEIGHT = 190;
const DOT_RADIUS = 17;
const FIELD = { width: 300, height: 84 };
const ALL_FIELDS = { width: CHAIN_WIDTH, height: 130 };
const DELTA = { width: 270, height: 360 };

/** A strategy's focus: fields with a sentence each, phases of a price, gates, crossings, or a sheet to fill in. */
export function FocusFigure({ focus }: { focus: HeadFocus }): ReactElement {
  const { caption, fields, phases, gates, crossing, sheet } = focus;
  return sheet !== null ? (
    <EmptySheet caption={caption} sheet={sheet} />
  ) : (
    <figure>
      <figcaption className={styles.caption}>{caption}</figcaption>
      {fields.length > 0 && <Fields focus={focus} />}
      {phases.length > 0 && <Phases focus={focus} />}
      {gates !== null && <Gates gates={gates} />}
      {crossing !== null && <Crossing crossing={crossing} />}
    </figure>
  );
}

/** Circles or a delta stand beside the fields, open tracks in them, one shape over all, several over one field each. */
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
        <FieldList fields={fields} shapes={[]} className="" />
      </div>
    );
  if (first === undefined) return <FieldList fields={fields} shapes={[]} className="" />;
  if (first === "open") return <FieldList fields={fields} shapes={shapes} className={styles.tracks} />;
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
      {deltaArms(count, DELTA.width, DELTA.height).map((arm) => (
        <path d={arm} key={arm} />
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
  if (shape === "open") return <span className={styles.track} aria-hidden="true" />;
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

/** A dot for each step; each phase stands below its dots. */
function Phases({ focus: { phases, heldFrom } }: { focus: HeadFocus }): ReactElement {
  const lasts = phases.map((_, place) =>
    phases.slice(0, place + 1).reduce((sum, { steps }) => sum + steps, 0),
  );
  const { dots, before, held } = pricePath(lasts.at(-1) ?? 0, heldFrom, CHAIN_WIDTH, PATH_HEIGHT);
  return (
    <div className={styles.room}>
      <svg className={styles.chain} viewBox={`0 0 ${CHAIN_WIDTH} ${PATH_HEIGHT}`} aria-hidden="true">
        <path className={styles.before} d={before} />
        <path d={held} />
        {dots.map(({ x, y }, place) => (
          <g key={x}>
            <circle cx={x} cy={y} r={DOT_RADIUS} />
            <text x={x} y={y} dy="0.35em">
              {place + 1}
            </text>
          </g>
        ))}
      </svg>
      <ol className={styles.phases}>
        {phases.map(({ steps, does }, place) => {
          const last = lasts[place] ?? 0;
          return (
            <li data-steps={steps} key={does}>
              <strong>{steps === 1 ? last : `${last - steps + 1}–${last}`}</strong> {does}
            </li>
          );
        })}
      </ol>
    </div>
  );
}

/** Each name stands over its gate. */
function Gates({ gates: { alt, labels } }: { gates: HeadGates }): ReactElement {
  return (
    <div className={styles.room}>
      <ul className={styles.gateNames}>
        {labels.map((label) => (
          <li key={label}>{label}</li>
        ))}
      </ul>
      <GatesDrawing alt={alt} className={styles.gates} />
    </div>
  );
}

function Crossing({ crossing: { alt, types } }: { crossing: HeadCrossing }): ReactElement {
  const counts = { midToMega: 0, miniToMid: 0, miniToMega: 0 };
  for (const { crossing, odds } of types) counts[crossing] = crossingCount(odds?.percent ?? 0);
  return <CrossingDrawing counts={counts} label={alt} />;
}

/** Lines to fill in, in two columns where there is room. What is stated is filled in by hand. */
function EmptySheet({ caption, sheet }: { caption: string; sheet: FillInSheet }): ReactElement {
  return (
    <PaperSheet head={{ caption, ...sheet }} isWhole={false}>
      <ul className={styles.lines}>
        {sheet.lines.map(({ label, hint, stated }) => (
          <li key={label}>
            {label}
            {(hint !== null || stated !== null) && ": "}
            {hint !== null && <small>{hint}</small>}
            <span className={styles.line}>{stated !== null && <HandNote text={stated} />}</span>
          </li>
        ))}
      </ul>
      <p className={styles.byHand}>
        <HandNote text={sheet.byHand} />
      </p>
    </PaperSheet>
  );
}
