import { type ReactElement, useId } from "react";
import { toTenth } from "../../../art/tenth.ts";
import styles from "./highlights.module.css";

const PITCH = 3;
const ROWS = 12;
const HEIGHT = ROWS * PITCH;
const LEADER_HEIGHT = 40;
/** Opacities of the fields. Neighbours differ clearly, and the largest field is the palest. */
const TINTS = [1, 0.5, 0.75, 0.35];

/** Where a field begins or ends: the column and the row of its next dot. */
type Edge = { column: number; row: number };

/**
 * All counts as one strip of dots over the whole width, one dot for each thing counted. Dots fill one column after
 * another from the top. The figures above stand in columns of equal width; a line runs from each to the middle of its
 * field.
 */
export function DotStrip({ counts }: { counts: number[] }): ReactElement {
  const id = useId();
  const ends = counts.map((_, place) => edgeAfter(counts.slice(0, place + 1)));
  const columns = Math.ceil(sum(counts) / ROWS);
  const width = columns * PITCH;
  const fields = ends.map((end, place) => ({ start: ends[place - 1] ?? { column: 0, row: 0 }, end }));
  return (
    <div className={styles.strip}>
      <svg viewBox={`0 0 ${width} ${LEADER_HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
        {fields.map(({ start, end }, place) => (
          <path
            d={leader((place / counts.length) * width, ((start.column + end.column) / 2) * PITCH)}
            key={place}
          />
        ))}
      </svg>
      <svg viewBox={`0 0 ${width} ${HEIGHT}`} aria-hidden="true">
        <pattern id={id} width={PITCH} height={PITCH} patternUnits="userSpaceOnUse">
          <circle cx={PITCH / 2} cy={PITCH / 2} r={1} />
        </pattern>
        {fields.map(({ start, end }, place) => (
          <path
            d={outline(start, end)}
            fill={`url(#${id})`}
            fillOpacity={TINTS[place % TINTS.length]}
            key={place}
          />
        ))}
      </svg>
    </div>
  );
}

function sum(counts: number[]): number {
  return counts.reduce((total, count) => total + count, 0);
}

function edgeAfter(counts: number[]): Edge {
  const dots = sum(counts);
  return { column: Math.floor(dots / ROWS), row: dots % ROWS };
}

/**
 * The outline round all dots from start to end: the rest of a column, full columns, and the beginning of the last one.
 */
function outline(start: Edge, end: Edge): string {
  const at = (cells: number): number => cells * PITCH;
  const foot = `M${at(start.column)} ${at(start.row)}H${at(start.column + 1)}`;
  if (start.column === end.column) return `${foot}V${at(end.row)}H${at(start.column)}Z`;
  const last = end.row === 0 ? "" : `H${at(end.column + 1)}V${at(end.row)}`;
  return `${foot}V0H${at(end.column)}${last}H${at(end.column)}V${HEIGHT}H${at(start.column)}Z`;
}

function leader(from: number, to: number): string {
  const [x, end] = [toTenth(from), toTenth(to)];
  return `M${x} 0C${x} ${LEADER_HEIGHT * 0.6} ${end} ${LEADER_HEIGHT * 0.4} ${end} ${LEADER_HEIGHT}`;
}
