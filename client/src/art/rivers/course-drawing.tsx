import type { ReactElement } from "react";
import type { CourseBlock } from "../../content/types.ts";
import styles from "./course-drawing.module.css";
import { type Course, fundLife } from "./fund-life.ts";
import { passedStones } from "./passed-stones.ts";
import river from "./river-drawing.module.css";
import { twoPeople, VISITS } from "./two-people.ts";

/**
 * The size of a drawing. `gap` is the distance of the columns below it. Lines continue beyond its sides by `before`;
 * sums begin at `sumX`.
 */
type CourseFrame = { width: number; height: number; gap: number; before: number; sumX: number };

/** The line that bears a single sum. */
const MIDDLE_CALL = 1;

type Word = { number?: number; text: string; x: number; y: number; isEnd?: boolean };

const WIDE: CourseFrame = { width: 1240, height: 320, gap: 48, before: 700, sumX: 0 };
const NARROW: CourseFrame = { width: 350, height: 150, gap: 0, before: 150, sumX: -14 };
const LOW: CourseFrame = { ...WIDE, height: 260 };
const NARROW_LIFE: CourseFrame = { ...NARROW, height: 200 };

/** Where words stand, as shares of the drawing's width and height. Numbers are those of the columns below it. */
const WORDS: Record<CourseBlock["drawing"], Word[]> = {
  fourQuestions: [],
  fundLife: [
    { number: 1, text: "With you", x: 0, y: 0.5 },
    { number: 2, text: "Called", x: 0.205, y: 0.22, isEnd: true },
    { number: 3, text: "In the fund", x: 0.51, y: 0.64 },
    { number: 4, text: "Paid back", x: 0.77, y: 0.9, isEnd: true },
  ],
  twoPeople: [
    { text: "Founder and CEO", x: 0.15, y: 0.1 },
    { text: "Principal consultant", x: 0.15, y: 0.54 },
    { text: "You", x: 0.15, y: 0.83 },
  ],
};

function courseOf(drawing: CourseBlock["drawing"], { width, height, gap, before }: CourseFrame): Course {
  switch (drawing) {
    case "fundLife":
      return fundLife(width, height, before);
    case "fourQuestions":
      return passedStones(width, height, gap, before);
    case "twoPeople":
      return twoPeople(width, height, gap, before);
  }
}

/**
 * A course across the page, redrawn for phones, where two people have no drawing. Its lines go on to the edges of the
 * screen.
 */
export function CourseDrawing({
  block,
}: {
  block: Pick<CourseBlock, "drawing" | "alt" | "sums" | "surface">;
}): ReactElement {
  const wide = block.drawing === "twoPeople" ? LOW : WIDE;
  const narrow = block.drawing === "fundLife" ? NARROW_LIFE : NARROW;
  return (
    <div className={styles.course} role="img" aria-label={block.alt}>
      <CourseSvg block={block} frame={wide} className={styles.wide} />
      {block.drawing !== "twoPeople" && <CourseSvg block={block} frame={narrow} className={styles.narrow} />}
    </div>
  );
}

function CourseSvg({
  block: { drawing, sums, surface },
  frame,
  className,
}: {
  block: Pick<CourseBlock, "drawing" | "sums" | "surface">;
  frame: CourseFrame;
  className: string | undefined;
}): ReactElement {
  const { stones, lines, gold } = courseOf(drawing, frame);
  return (
    <svg
      className={`${river.river} ${className}`}
      viewBox={`0 0 ${frame.width} ${frame.height}`}
      aria-hidden="true"
    >
      <g className={river.lines}>
        {lines.map((line) => (
          <path className={drawing === "twoPeople" ? river.index : undefined} d={line} key={line} />
        ))}
      </g>
      <g className={drawing === "twoPeople" ? styles.dots : river.stones}>
        {stones.map(({ x, y, r }) => (
          <circle cx={x} cy={y} r={r} key={x} />
        ))}
      </g>
      <g className={sums.length === gold.length ? styles.calls : undefined}>
        {gold.map((line) => (
          <path className={`${river.gold} streak`} pathLength="1" d={line} key={line} />
        ))}
      </g>
      {sums.map((sum, place) => (
        <text
          className={styles.sum}
          stroke={surface ? "var(--surface)" : "var(--paper)"}
          x={frame.sumX}
          y={startOf(gold[sums.length === gold.length ? place : MIDDLE_CALL])}
          key={sum}
        >
          {sum}
        </text>
      ))}
      {WORDS[drawing].map(({ number, text, x, y, isEnd }) => (
        <text
          className={styles.word}
          textAnchor={isEnd ? "end" : undefined}
          x={x * frame.width}
          y={y * frame.height}
          key={text}
        >
          {number === undefined ? (
            text
          ) : (
            <>
              <tspan className={styles.number}>{number}</tspan>
              <tspan className={styles.said}> {text}</tspan>
            </>
          )}
        </text>
      ))}
      {drawing === "twoPeople" &&
        stones.map(({ x }, place) => (
          <text className={styles.visit} x={x} y={frame.height * 0.28} key={x}>
            {VISITS[place]}
          </text>
        ))}
      {drawing === "fourQuestions" &&
        stones.map(({ x, y }, index) => (
          <text className={styles.numeral} x={x} y={y} key={x}>
            {index + 1}
          </text>
        ))}
    </svg>
  );
}

/** The height at which a line begins. */
function startOf(path = ""): string {
  return path.slice(path.indexOf(" ") + 1, path.indexOf("H"));
}
