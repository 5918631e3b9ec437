import { Fragment, type ReactElement } from "react";
import type { CourseBlock } from "../../content/types.ts";
import styles from "./course-drawing.module.css";
import type { FlowStone } from "./doublet-flow.ts";
import { type Course, fundLife } from "./fund-life.ts";
import { passedStones } from "./passed-stones.ts";
import river from "./river-drawing.module.css";
import { PEOPLE, twoPeople, VISITS } from "./two-people.ts";

/**
 * The size of a drawing. `gap` is the distance of the columns below it; lines continue beyond its sides by `before`, or
 * begin behind sums, which have `room`.
 */
type CourseFrame = { width: number; height: number; gap: number; before: number; room: number };

/** The line that bears a single sum. */
const MIDDLE_CALL = 1;

type Word = { text: string; x: number; y: number; anchor?: "end" };
type DrawnBlock = Pick<CourseBlock, "drawing" | "alt" | "sums" | "stones" | "items">;

/** Where the bounds of parts end below the lines, and where numerals stand, as shares of the height. */
const FOOT = 1.03;
const NUMERALS = 1.15;

/** Where the word for a fund's stones stands, and where the lines from them to it end, as shares of the height. */
const COMPANIES = 0.66;
const COMPANIES_FOOT = 0.55;

/** Where words at a stone begin, in its radii from its middle; below it, if they have less than this room beside it. */
const END_GAP = 1.25;
const END_BELOW = 1.7;
const END_ROOM = 60;

const WIDE: CourseFrame = { width: 1240, height: 320, gap: 48, before: 700, room: 120 };
const NARROW: CourseFrame = { width: 350, height: 150, gap: 0, before: 150, room: 70 };
const LOW: CourseFrame = { ...WIDE, height: 220, room: 200 };
const MIDDLE: CourseFrame = { ...WIDE, height: 280 };
const NARROW_LIFE: CourseFrame = { ...NARROW, height: 200, gap: 8 };

const WIDE_FRAMES: Record<CourseBlock["drawing"], CourseFrame> = {
  fourQuestions: WIDE,
  fundLife: LOW,
  twoPeople: MIDDLE,
};

/** Where the words of the second of five columns begin, as a share of the width: no visit crosses a name there. */
const SECOND_PLACE = ((WIDE.width + WIDE.gap) / 5 + 22) / WIDE.width;

/** Where words stand, as shares of the drawing's width and height. */
const WORDS: Record<CourseBlock["drawing"], Word[]> = {
  fourQuestions: [],
  fundLife: [
    { text: "Promised", x: 0, y: 0.5 },
    { text: "Not promised", x: 1, y: -0.02, anchor: "end" },
  ],
  twoPeople: [
    { text: PEOPLE[2], x: SECOND_PLACE, y: 0.12 },
    { text: PEOPLE[1], x: SECOND_PLACE, y: 0.78 },
    { text: PEOPLE[0], x: SECOND_PLACE, y: 0.99 },
  ],
};

/** A sum stands before its line. */
function courseOf({ drawing, sums }: DrawnBlock, { width, height, gap, before, room }: CourseFrame): Course {
  switch (drawing) {
    case "fundLife":
      return fundLife(width, height, gap, sums.length > 0 ? room : -before, before);
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
export function CourseDrawing({ block }: { block: DrawnBlock }): ReactElement {
  const wide = WIDE_FRAMES[block.drawing];
  const narrow = block.drawing === "fundLife" ? NARROW_LIFE : NARROW;
  return (
    <div className={styles.course} role="img" aria-label={block.alt}>
      <CourseSvg block={block} frame={wide} className={styles.wide} />
      {block.drawing !== "twoPeople" && <CourseSvg block={block} frame={narrow} className={styles.narrow} />}
    </div>
  );
}

function CourseSvg({
  block,
  frame,
  className,
}: {
  block: DrawnBlock;
  frame: CourseFrame;
  className: string | undefined;
}): ReactElement {
  const { drawing, sums } = block;
  const { stones, lines, gold, paid, parts = [] } = courseOf(block, frame);
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
      <g className={styles.paid}>
        {paid?.map((line) => (
          <path className={river.gold} d={line} key={line} />
        ))}
      </g>
      {drawing === "fundLife" && <Companies stones={stones} height={frame.height} />}
      <g className={styles.onLine}>
        {sums.map((sum, place) => (
          <text y={startOf(gold[sums.length === gold.length ? place : MIDDLE_CALL])} key={sum}>
            {sum}
            {sums.length === gold.length && <tspan className={styles.year}> year {place + 1}</tspan>}
          </text>
        ))}
      </g>
      {parts.map((x, place) => (
        <g key={x}>
          {place > 0 && (
            <path className={styles.bound} d={`M${x - frame.gap / 2} 0V${frame.height * FOOT}`} />
          )}
          <text className={styles.part} x={x} y={frame.height * NUMERALS}>
            {place + 1}
          </text>
        </g>
      ))}
      {WORDS[drawing].map(({ text, x, y, anchor }) => (
        <text
          className={drawing === "twoPeople" ? styles.person : styles.word}
          textAnchor={anchor}
          x={x * frame.width}
          y={y * frame.height}
          key={text}
        >
          {text}
        </text>
      ))}
      {drawing === "twoPeople" &&
        stones.map(({ x }, place) => (
          <text className={styles.visit} x={x} y={frame.height * 0.2} key={x}>
            {VISITS[place]}
          </text>
        ))}
      {drawing === "fourQuestions" &&
        stones.map(({ x, y, r }, index) => (
          <Fragment key={x}>
            <text className={styles.numeral} x={x} y={y}>
              {index + 1}
            </text>
            {block.stones[index] !== undefined && (
              <text
                className={styles.end}
                {...(x + r * END_GAP > frame.width - END_ROOM
                  ? { x: frame.width, y: y + r * END_BELOW, textAnchor: "end" }
                  : { x: x + r * END_GAP, y })}
              >
                {block.stones[index]}
              </text>
            )}
          </Fragment>
        ))}
    </svg>
  );
}

/** What the stones of a fund's life are, below them. */
function Companies({ stones, height }: { stones: FlowStone[]; height: number }): ReactElement {
  const foot = height * COMPANIES_FOOT;
  return (
    <>
      <path className={styles.bound} d={stones.map(({ x, y, r }) => `M${x} ${y + r}V${foot}`).join("")} />
      <text
        className={styles.visit}
        textAnchor="middle"
        x={stones.reduce((sum, { x }) => sum + x, 0) / stones.length}
        y={height * COMPANIES}
      >
        Companies
      </text>
    </>
  );
}

/** The height at which a line begins. */
function startOf(path = ""): string {
  return path.slice(path.indexOf(" ") + 1, path.indexOf("H"));
}
