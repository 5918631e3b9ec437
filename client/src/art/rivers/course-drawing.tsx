import type { ReactElement } from "react";
import type { CourseBlock } from "../../content/types.ts";
import styles from "./course-drawing.module.css";
import { type Course, fundLife } from "./fund-life.ts";
import { passedStones } from "./passed-stones.ts";
import river from "./river-drawing.module.css";
import { twoPeople, VISITS } from "./two-people.ts";

/**
 * The size of a drawing. `gap` is the distance of the columns below it. Lines continue beyond its sides by `before`.
 */
type CourseFrame = { width: number; height: number; gap: number; before: number };

type Word = { text: string; x: number; y: number };

const WIDE: CourseFrame = { width: 1240, height: 320, gap: 48, before: 700 };
const NARROW: CourseFrame = { width: 350, height: 150, gap: 0, before: 150 };
const LOW: CourseFrame = { ...WIDE, height: 260 };

/** Where words stand, as shares of the drawing's width and height. */
const WORDS: Record<CourseBlock["drawing"], Word[]> = {
  fourQuestions: [],
  fundLife: [
    { text: "With you", x: 0, y: 0.5 },
    { text: "In the fund", x: 0.51, y: 0.64 },
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

/** A course across the page, redrawn for phones. Its lines go on to the edges of the screen. */
export function CourseDrawing({
  drawing,
  alt,
}: {
  drawing: CourseBlock["drawing"];
  alt: string;
}): ReactElement {
  return (
    <div className={styles.course} role="img" aria-label={alt}>
      <CourseSvg drawing={drawing} frame={drawing === "twoPeople" ? LOW : WIDE} className={styles.wide} />
      <CourseSvg drawing={drawing} frame={NARROW} className={styles.narrow} />
    </div>
  );
}

function CourseSvg({
  drawing,
  frame,
  className,
}: {
  drawing: CourseBlock["drawing"];
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
      <g className={drawing === "fundLife" ? styles.calls : undefined}>
        {gold.map((line) => (
          <path className={`${river.gold} streak`} pathLength="1" d={line} key={line} />
        ))}
      </g>
      {WORDS[drawing].map(({ text, x, y }) => (
        <text className={styles.word} x={x * frame.width} y={y * frame.height} key={text}>
          {text}
        </text>
      ))}
      {drawing === "twoPeople" &&
        frame !== NARROW &&
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
