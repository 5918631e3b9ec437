import type { ReactElement } from "react";
import type { YearMark } from "../../content/types.ts";
import { foundingRiver, type RiverFrame } from "./founding-river.ts";
import river from "./river-drawing.module.css";
import styles from "./years-river.module.css";

const INDEX_EVERY = 5;
const AXIS_GAP = 10;
const FOOT = 80;
const LINE_HEIGHT = 24;
const LAST_COMMA = /(?<=,) (?!.*,)/;

/** On phones marked years are too near each other for their words: those of the second hang so much lower. */
const LOWERED = 46;

const WIDE: RiverFrame = {
  width: 1240,
  waterHeight: 130,
  firstMarkX: 180,
  yearWidth: 122,
  stoneRadius: 18,
  lineCount: 12,
};
const NARROW: RiverFrame = {
  width: 350,
  waterHeight: 110,
  firstMarkX: 46,
  yearWidth: 35,
  stoneRadius: 12,
  lineCount: 10,
};

/** The stream of years past the marked ones; redrawn for phones so that no word shrinks. */
export function YearsRiver({ marks, alt }: { marks: YearMark[]; alt: string }): ReactElement {
  return (
    <>
      <YearsFrame className={styles.wide} frame={WIDE} marks={marks} alt={alt} isWide />
      <YearsFrame className={styles.narrow} frame={NARROW} marks={marks} alt={alt} />
    </>
  );
}

function YearsFrame({
  className,
  frame,
  marks,
  alt,
  isWide = false,
}: {
  className: string | undefined;
  frame: RiverFrame;
  marks: YearMark[];
  alt: string;
  isWide?: boolean;
}): ReactElement {
  const { years, stones, lines, gold } = foundingRiver(
    frame,
    marks.map(({ year }) => year),
  );
  const axisY = frame.waterHeight + AXIS_GAP;
  const lowered = isWide ? 0 : LOWERED;
  return (
    <svg
      className={`${styles.drawing} ${river.river} ${className}`}
      viewBox={`0 0 ${frame.width} ${axisY + FOOT + lowered}`}
      role="img"
      aria-label={alt}
    >
      <g className={river.lines}>
        {lines.map((line, index) => (
          <path className={(index + 1) % INDEX_EVERY === 0 ? river.index : undefined} d={line} key={line} />
        ))}
      </g>
      <g className={river.stones}>
        {stones.map(({ x, y, r }) => (
          <circle cx={x} cy={y} r={r} key={x} />
        ))}
      </g>
      <path className={`${river.gold} streak`} pathLength="1" d={gold} />
      <path className={styles.axis} d={`M0 ${axisY}H${frame.width}`} />
      {years.map(({ year, x }) => (
        <YearTick
          key={year}
          year={year}
          x={x}
          y={axisY}
          mark={marks.find((candidate) => candidate.year === year)}
          lowered={year === marks[1]?.year ? lowered : 0}
          isWide={isWide}
          right={year === marks[2]?.year ? frame.width : null}
        />
      ))}
    </svg>
  );
}

function YearTick({
  year,
  x,
  y,
  mark,
  lowered,
  isWide,
  right,
}: {
  year: number;
  x: number;
  y: number;
  mark: YearMark | undefined;
  lowered: number;
  isWide: boolean;
  /** Where the words of the last year end, which are large: on phones in two lines. */
  right: number | null;
}): ReactElement {
  if (mark === undefined) return <path className={styles.tick} d={`M${x} ${y}v6`} />;
  return (
    <>
      <path className={styles.tick} d={`M${x} ${y}v${lowered + 12}`} />
      <text className={styles.marked} x={x} y={y + lowered + 38}>
        {year}
      </text>
      {(right === null || isWide ? [mark.label] : mark.label.split(LAST_COMMA)).map((line, place) => (
        <text
          className={right === null ? undefined : styles.ending}
          x={right ?? x}
          y={y + lowered + (right === null ? 59 : 72) + place * LINE_HEIGHT}
          key={line}
        >
          {line}
        </text>
      ))}
    </>
  );
}
