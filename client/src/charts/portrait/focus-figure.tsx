import type { ReactElement } from "react";
import { CrossingDrawing } from "../../art/diagrams/crossing-drawing.tsx";
import { crossingCount, LINES_PER_BAND } from "../../art/diagrams/crossing-lines.ts";
import { GateDots } from "../../art/diagrams/gate-dots.tsx";
import { growthLines } from "../../art/diagrams/growth-shapes.ts";
import { FALL, pricePath } from "../../art/diagrams/price-path.ts";
import type { HeadCrossing, HeadFocus, HeadGate } from "../../content/types.ts";
import { CirclesDrawing } from "./circles-drawing.tsx";
import styles from "./focus.module.css";
import captions from "./portrait.module.css";

const CHAIN_WIDTH = 900;
const PATH_HEIGHT = 190;
const DOT_RADIUS = 12;
const FIELD = { width: 300, height: 84 };
const ALL_FIELDS = { width: CHAIN_WIDTH, height: 220 };

/** A strategy's focus: fields with a sentence each, steps of a price, gates, or crossings. */
export function FocusFigure({ focus }: { focus: HeadFocus }): ReactElement {
  const { caption, fields, steps, gates, crossing } = focus;
  return (
    <figure>
      <figcaption className={captions.caption}>{caption}</figcaption>
      {fields.length > 0 && <Fields focus={focus} />}
      {steps.length > 0 && <Steps focus={focus} />}
      {gates.length > 0 && <Gates gates={gates} />}
      {crossing !== null && (
        <div className={styles.room}>
          <Crossing crossing={crossing} />
        </div>
      )}
    </figure>
  );
}

/** Circles stand beside the fields, one shape over all, several shapes over one field each. */
function Fields({ focus: { fields, shapes, alt, onLines } }: { focus: HeadFocus }): ReactElement {
  const [first, ...others] = shapes;
  if (first === "circles")
    return (
      <div className={styles.beside}>
        <CirclesDrawing titles={fields.map(({ label }) => label)} label={alt ?? ""} />
        <FieldList fields={fields} shapes={[]} className="" />
      </div>
    );
  if (first === undefined)
    return <FieldList fields={fields} shapes={[]} className={fields.length > 3 ? styles.thirds : ""} />;
  return (
    <>
      {others.length === 0 && (
        <div className={styles.spread}>
          <Shape shape={first} frame={ALL_FIELDS} />
          <LineNames names={onLines} />
        </div>
      )}
      <FieldList
        fields={fields}
        shapes={others.length === 0 ? [] : shapes}
        className={others.length === 0 ? styles.under : styles.thirds}
      />
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
              {shape && <Shape shape={shape} frame={FIELD} />}
              {label}
            </dt>
            <dd>{value}</dd>
          </div>
        );
      })}
    </dl>
  );
}

function Shape({
  shape,
  frame,
}: {
  shape: HeadFocus["shapes"][number];
  frame: typeof FIELD;
}): ReactElement | null {
  if (shape === "circles") return null;
  const { others, gold, failing } = growthLines(shape, frame.width, frame.height);
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
      <path className={styles.failing} d={failing} />
      <path d={gold} />
    </svg>
  );
}

/** A dot for each step, and its number and name below it; gold while the share is held, dotted what falls on. */
function Steps({ focus: { steps, heldFrom } }: { focus: HeadFocus }): ReactElement {
  const { dots, before, held, failing } = pricePath(steps.length, heldFrom, CHAIN_WIDTH, PATH_HEIGHT);
  return (
    <>
      <svg className={styles.chain} viewBox={`0 0 ${CHAIN_WIDTH} ${PATH_HEIGHT + FALL}`} aria-hidden="true">
        {failing.map((line) => (
          <path className={styles.failing} d={line} key={line} />
        ))}
        <path className={styles.before} d={before} />
        <path d={held} />
        {dots.map(({ x, y }, step) => (
          <circle
            className={step < heldFrom - 1 ? undefined : styles.gold}
            cx={x}
            cy={y}
            r={DOT_RADIUS}
            key={x}
          />
        ))}
      </svg>
      <ol className={styles.steps}>
        {steps.map((step, place) => (
          <li className={place < heldFrom - 1 ? undefined : styles.gold} key={step}>
            {place + 1} <span>{step}</span>
          </li>
        ))}
      </ol>
    </>
  );
}

/** What the gold line is, and the dotted one. */
function LineNames({ names: [gold, dotted] }: { names: string[] }): ReactElement {
  return (
    <>
      {gold && <span className={styles.gold}>{gold}</span>} {dotted && <span>{dotted}</span>}
    </>
  );
}

/** A row for each gate: its name, what it asks, and who passes. */
function Gates({ gates }: { gates: HeadGate[] }): ReactElement {
  return (
    <ul className={styles.gates}>
      {gates.map(({ label, asks }, place) => (
        <li key={label}>
          <p>
            <strong>{label}</strong>
            {asks !== null && ` ${asks}`}
          </p>
          <GateDots gate={place} count={gates.length} />
        </li>
      ))}
    </ul>
  );
}

function Crossing({ crossing: { alt, types } }: { crossing: HeadCrossing }): ReactElement {
  const counts = { midToMega: 0, miniToMega: 0 };
  const ends = { midToMega: "", miniToMega: "" };
  for (const { crossing, odds } of types) {
    const count = crossingCount(odds.percent);
    counts[crossing] = count;
    ends[crossing] = odds.bound === "under" ? `<${odds.percent}% rise` : `${count} of ${LINES_PER_BAND}`;
  }
  return <CrossingDrawing counts={counts} ends={ends} label={alt} />;
}
