import type { ReactElement } from "react";
import type { DrawnFact, FactCells } from "../../content/types.ts";
import styles from "./fact.module.css";
import { axisYears, fieldRows } from "./fact-cells.ts";
import captions from "./portrait.module.css";

const WIDTH = 1000;
const LARGEST_PITCH = 40;
const BAR = 28;
const AXIS_Y = 26;
const TICK = 8;
const MOST_COLUMNS = 50;
const DASH_SHARE = 0.75;

/** What sets a strategy apart, large, over its drawing. The words say the same as the drawing. */
export function FactFigure({ fact: { value, words, others, cells } }: { fact: DrawnFact }): ReactElement {
  return (
    <figure>
      <figcaption className={styles.fact}>
        <strong>{value}</strong> {words}
        {others !== null && <span className={styles.others}> {others}</span>}
      </figcaption>
      {cells !== null && <Cells cells={cells} />}
    </figure>
  );
}

function Cells({ cells }: { cells: FactCells }): ReactElement {
  if (cells.look === "strokes") return <Years cells={cells} />;
  return (
    <>
      {cells.caption !== null && <p className={captions.caption}>{cells.caption}</p>}
      {cells.look === "limit" ? <Limit cells={cells} /> : <Field cells={cells} />}
      {cells.ends.length > 0 && (
        <p className={styles.ends}>
          <span>{cells.ends[0]}</span> <span>{cells.ends[1]}</span>
        </p>
      )}
    </>
  );
}

/** A scale of rupees without an end, pale below the limit and solid above it. */
function Limit({ cells: { filled, total } }: { cells: FactCells }): ReactElement {
  const limit = `${(100 * filled) / total}%`;
  return (
    <svg className={styles.limit} aria-hidden="true">
      <rect className={styles.below} width={limit} height={BAR} />
      <rect x={limit} width={`${100 - (100 * filled) / total}%`} height={BAR} />
      <text y="44">₹0</text>
      <text x={limit} y="44" textAnchor="middle">
        ₹{filled}
      </text>
    </svg>
  );
}

/** Rows of dashes as high as they are long. */
function Field({ cells }: { cells: FactCells }): ReactElement {
  const rows = Math.ceil(cells.total / MOST_COLUMNS);
  const pitch = Math.min(WIDTH / Math.ceil(cells.total / rows), LARGEST_PITCH);
  const side = pitch * DASH_SHARE;
  return (
    <svg className={styles.field} viewBox={`0 0 ${WIDTH} ${rows * pitch}`} aria-hidden="true">
      {fieldRows(cells, rows).map(({ row, to, look }) => (
        <line
          className={styles[look]}
          x2={to * pitch}
          y1={(row + 0.5) * pitch}
          y2={(row + 0.5) * pitch}
          strokeWidth={side}
          strokeDasharray={`${side} ${pitch - side}`}
          key={`${look}-${row}`}
        />
      ))}
    </svg>
  );
}

/** A tick for each year; the words say what marks a year. */
function Years({ cells }: { cells: FactCells }): ReactElement {
  const years = axisYears(cells);
  return (
    <svg className={styles.years} aria-hidden="true">
      <line x1="0" x2="100%" y1={AXIS_Y} y2={AXIS_Y} />
      {years.map(({ year, percent, isMarked }) => (
        <line
          className={isMarked ? styles.marked : undefined}
          x1={`${percent}%`}
          x2={`${percent}%`}
          y1={isMarked ? 0 : AXIS_Y - TICK}
          y2={AXIS_Y}
          key={year}
        />
      ))}
      {years.map(
        ({ year, percent, isNamed }) =>
          isNamed && (
            <text
              x={`${percent}%`}
              y="44"
              textAnchor={percent === 0 ? "start" : percent === 100 ? "end" : "middle"}
              key={year}
            >
              {year}
            </text>
          ),
      )}
    </svg>
  );
}
