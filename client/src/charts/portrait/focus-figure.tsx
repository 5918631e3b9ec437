import type { ReactElement } from "react";
import { CrossingDrawing } from "../../art/diagrams/crossing-drawing.tsx";
import { crossingCount, LINES_PER_BAND } from "../../art/diagrams/crossing-lines.ts";
import { GatesDrawing } from "../../art/diagrams/gates-drawing.tsx";
import { growthLines } from "../../art/diagrams/growth-shapes.ts";
import { FALL, pricePath } from "../../art/diagrams/price-path.ts";
import { SampleHatch } from "../../components/sample-hatch.tsx";
import { SampleMark } from "../../components/sample-mark.tsx";
import type { HeadCrossing, HeadFocus, HeadGates, Portrait, PortraitPart } from "../../content/types.ts";
import { CirclesDrawing } from "./circles-drawing.tsx";
import styles from "./focus.module.css";
import captions from "./portrait.module.css";
import { Bar } from "./portrait.tsx";

const CHAIN_WIDTH = 900;
const PATH_HEIGHT = 190;
const DOT_RADIUS = 12;
const FIELD = { width: 300, height: 84 };
const ALL_FIELDS = { width: CHAIN_WIDTH, height: 220 };
const SIZES = ["large", "mid", "small"];

/** A strategy's focus: fields with a sentence each, ranges of sizes, steps of a price, gates, or crossings. */
export function FocusFigure({
  focus,
  portrait,
}: {
  focus: HeadFocus;
  portrait: Portrait | null;
}): ReactElement {
  const { caption, fields, ranges, steps, gates, crossing } = focus;
  return (
    <figure>
      <figcaption className={captions.caption}>{caption}</figcaption>
      {fields.length > 0 && <Fields focus={focus} />}
      {ranges.length > 0 && <Ranges names={ranges} portrait={portrait} />}
      {steps.length > 0 && <Steps focus={focus} />}
      {(gates ?? crossing) !== null && (
        <div className={styles.room}>
          {gates !== null && <Gates gates={gates} />}
          {crossing !== null && <Crossing crossing={crossing} />}
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
        <div className={`${styles.named} ${styles.spread}`}>
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

/** What each size may be, outlined, and in it, if its portrait is known, what it is. */
function Ranges({ names, portrait }: { names: string[]; portrait: Portrait | null }): ReactElement {
  return (
    <div data-markdown-omit={portrait?.sample || undefined}>
      <SampleHatch isSample={portrait?.sample ?? false}>
        <ul className={styles.ranges}>
          {names.map((name, row) => {
            const part = portrait?.parts.find(({ look }) => look === SIZES[row]);
            return (
              <li key={name}>
                {name}
                <Bar parts={part === undefined ? [restBeside(0)] : [part, restBeside(part.percent.value)]} />{" "}
                {part?.percent.withSign ?? "0–100%"}
              </li>
            );
          })}
        </ul>
      </SampleHatch>
      {portrait !== null && (
        <p className={captions.caption}>
          The filled part is the mix. {portrait.caption} {portrait.sample && <SampleMark />}
        </p>
      )}
    </div>
  );
}

function restBeside(share: number): PortraitPart {
  return { name: "rest", look: "open", percent: { value: 100 - share, shown: "", withSign: "" } };
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
      {failing !== null && <path className={styles.failing} d={failing} />}
      <path d={gold} />
    </svg>
  );
}

/** A dot for each step, and its number and name below it; gold while the share is held, dashed what falls on. */
function Steps({ focus: { steps, heldFrom, onLines } }: { focus: HeadFocus }): ReactElement {
  const { dots, before, held, falling } = pricePath(steps.length, heldFrom, CHAIN_WIDTH, PATH_HEIGHT);
  return (
    <>
      <div className={styles.named}>
        <svg className={styles.chain} viewBox={`0 0 ${CHAIN_WIDTH} ${PATH_HEIGHT + FALL}`} aria-hidden="true">
          <path className={styles.failing} d={falling} />
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
        <LineNames names={onLines} />
      </div>
      <ol className={styles.steps}>
        {steps.map((step, place) => (
          <li className={place < heldFrom - 1 ? undefined : styles.gold} key={step}>
            {place + 1} {step}
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

/** Each name stands beside its gate, and below the gold line what passes them all. */
function Gates({ gates: { alt, labels, passes } }: { gates: HeadGates }): ReactElement {
  return (
    <div className={styles.gates}>
      <ul>
        {labels.map((label) => (
          <li key={label}>{label}</li>
        ))}
      </ul>
      <GatesDrawing alt={alt} count={labels.length} />
      <p>{passes}</p>
    </div>
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
