import type { ReactElement } from "react";
import { CrossingDrawing } from "../../art/diagrams/crossing-drawing.tsx";
import { crossingCount, LINES_PER_BAND } from "../../art/diagrams/crossing-lines.ts";
import { GatesDrawing } from "../../art/diagrams/gates-drawing.tsx";
import { growthLines } from "../../art/diagrams/growth-shapes.ts";
import { pricePath } from "../../art/diagrams/price-path.ts";
import { HandNote } from "../../art/marks/hand-note.tsx";
import { PaperSheet } from "../../components/sections/paper-sheet.tsx";
import type { FillInSheet, HeadCrossing, HeadFocus, HeadGates } from "../../content/types.ts";
import { CirclesDrawing } from "./circles-drawing.tsx";
import styles from "./focus.module.css";
import { Bar, PartList } from "./portrait.tsx";

const CHAIN_WIDTH = 900;
const PATH_HEIGHT = 190;
const DOT_RADIUS = 17;
const FIELD = { width: 300, height: 84 };
const ALL_FIELDS = { width: CHAIN_WIDTH, height: 130 };
const RIVALS = { count: 8, side: 11, pitch: 14 };
/** Shares of large, mid-sized and small companies that no limit forbids. */
const MIXES = [
  [80, 15, 5],
  [34, 33, 33],
  [5, 15, 80],
];
const SIZES = ["large", "mid", "small"] as const;

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
      {crossing !== null && (
        <div className={styles.room}>
          <Crossing crossing={crossing} />
        </div>
      )}
    </figure>
  );
}

/** Circles stand beside the fields, one shape or mixes over all, several shapes over one field each, rivals in each. */
function Fields({ focus: { fields, shapes, alt } }: { focus: HeadFocus }): ReactElement {
  const [first, ...others] = shapes;
  if (first === "circles")
    return (
      <div className={styles.beside}>
        <CirclesDrawing titles={fields.map(({ label }) => label)} label={alt ?? ""} />
        <FieldList fields={fields} shapes={[]} className="" />
      </div>
    );
  if (first === "winners")
    return <FieldList fields={fields} shapes={fields.map(() => first)} className={styles.rivals} />;
  if (first === undefined) return <FieldList fields={fields} shapes={[]} className="" />;
  if (first === "mixes") return <Mixes fields={fields} />;
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
              {shape === "winners" && <Rivals place={place} />}
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

/** Some mixes of three sizes; the fields are their key. */
function Mixes({ fields }: Pick<HeadFocus, "fields">): ReactElement {
  const mixes = MIXES.map((mix) =>
    SIZES.map((look, size) => {
      const { label, value } = fields[size] ?? { label: "", value: "" };
      return { name: label, look, percent: { value: mix[size] ?? 0, shown: value, withSign: value } };
    }),
  );
  return (
    <div className={styles.mixes}>
      {mixes.map((parts) => (
        <Bar parts={parts} key={parts[0]?.percent.value} />
      ))}
      <PartList parts={mixes[0] ?? []} className="" />
    </div>
  );
}

/** Companies of one field, one of them gold: another in each field, for it is not known before. */
function Rivals({ place }: { place: number }): ReactElement {
  const { count, side, pitch } = RIVALS;
  return (
    <svg viewBox={`0 0 ${count * pitch} ${side}`} aria-hidden="true">
      {Array.from({ length: count }, (_, rival) => (
        <rect
          className={rival === (place * 3 + 2) % count ? styles.winner : undefined}
          x={rival * pitch}
          width={side}
          height={side}
          key={rival * pitch}
        />
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
  if (shape === "circles" || shape === "winners" || shape === "mixes") return null;
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
  const ends = { midToMega: "", miniToMid: "", miniToMega: "" };
  for (const { crossing, odds } of types) {
    const count = crossingCount(odds?.percent ?? 0);
    counts[crossing] = count;
    ends[crossing] = odds?.bound === "under" ? `<${odds.percent}% rise` : `${count} of ${LINES_PER_BAND}`;
  }
  return <CrossingDrawing counts={counts} ends={ends} label={alt} />;
}

/** Lines to fill in, in two columns where there is room. What is stated is filled in by hand. */
function EmptySheet({ caption, sheet }: { caption: string; sheet: FillInSheet }): ReactElement {
  return (
    <PaperSheet head={{ caption, ...sheet }}>
      <ul className={styles.lines}>
        {sheet.lines.map(({ label, hint, stated }) => (
          <li key={label}>
            {label}
            {(hint !== null || stated !== null) && ": "}
            {hint !== null && <small>{hint}</small>}
            <span className={styles.line}>
              {stated !== null && (
                <>
                  {hint !== null && " "}
                  <HandNote text={stated} />
                </>
              )}
            </span>
          </li>
        ))}
      </ul>
      <p className={styles.byHand}>
        <HandNote text={sheet.byHand} />
      </p>
    </PaperSheet>
  );
}
