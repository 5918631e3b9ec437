import { pathNumber } from "../path-number.ts";
import { type FlowStone, streamline } from "./doublet-flow.ts";
import { tracedPath } from "./traced-path.ts";

/**
 * What a drawn course is made of: stones, path data of the lines in ink, of those in gold, and of their way back, and
 * where the numbers of its places stand on gold.
 */
export type Course = {
  stones: FlowStone[];
  lines: string[];
  gold: string[];
  paid?: string[];
  marks?: { x: number; y: number }[];
};

const CALLS = 3;
const LINES_A_CALL = 5;

/** The line of a call that is gold, counted from 0. */
const GOLD_LINE = 2;

/** Heights of the uppermost line above and below, and the distance of the lines, as shares of the height. */
const ABOVE = 0.06;
const BELOW = 0.56;
const LINE_GAP = 0.028;

/** The beginnings of the last call and the first payout, how long each takes, and when the next payout follows: shares of the width. */
const LAST_CALL = 0.32;
const FIRST_PAYOUT = 0.76;
const MOVE = 0.18;
const NEXT_PAYOUT = 0.06;

/**
 * The part of the width in which lines bend round the companies, and the share of that part, at either end, in which
 * the bend grows or fades.
 */
const BEND = [0.5, 0.76] as const;
const LEVEL_ENDS = 0.28;

/** How far before the first call its number stands, as a share of the width. */
const MARK_GAP = 0.025;

/**
 * Money as lines. Three calls take it from the investor, at the bottom, up into a fund. There it flows round the two
 * companies that the fund holds, and then back down. One line of each call is gold. Lines begin `before` the frame and
 * end as far behind it; those in gold begin `goldBefore` it. The first call begins at the share `firstCall` of the width.
 */
export function fundLife(
  width: number,
  height: number,
  before: number,
  goldBefore: number,
  firstCall: number,
): Course {
  const stones = [
    { x: width * 0.568, y: height * 0.158, r: height * 0.062 },
    { x: width * 0.69, y: height * 0.366, r: height * 0.046 },
  ];
  const all = Array.from({ length: CALLS * LINES_A_CALL }, (_, index) => {
    const call = Math.floor(index / LINES_A_CALL);
    const below = height * (BELOW + index * LINE_GAP);
    const above = height * (ABOVE + index * LINE_GAP);
    const called = width * (firstCall + (call * (LAST_CALL - firstCall)) / (CALLS - 1));
    const paidBack = width * (FIRST_PAYOUT + (CALLS - 1 - call) * NEXT_PAYOUT);
    const isGold = index % LINES_A_CALL === GOLD_LINE;
    const held = `${moved(called, width * MOVE, below, above)}${heldPath(stones, above, width).replace("M", "L")}`;
    const start = pathNumber(BEND[1] * width);
    return {
      isGold,
      below,
      above,
      paidIn: `M${isGold ? -goldBefore : -before} ${pathNumber(below)}${held}`,
      paid: `M${start} ${pathNumber(above)}${moved(paidBack, width * MOVE, above, below)}H${width + before}`,
    };
  });
  const gold = all.filter(({ isGold }) => isGold);
  const [first, , last] = gold as [(typeof all)[0], (typeof all)[0], (typeof all)[0]];
  return {
    stones,
    lines: all.filter(({ isGold }) => !isGold).map(({ paidIn, paid }) => paidIn + paid),
    gold: gold.map(({ paidIn }) => paidIn),
    paid: gold.map(({ paid }) => paid),
    marks: [
      { x: width * (firstCall - MARK_GAP), y: first.below },
      { x: width * (firstCall + MOVE / 2), y: (first.below + first.above) / 2 },
      { x: (width * (firstCall + MOVE + BEND[0])) / 2, y: first.above },
      { x: width * (FIRST_PAYOUT + MOVE / 2), y: (last.below + last.above) / 2 },
    ],
  };
}

/** A level line up to `from`, and a bend to another height that ends level. */
function moved(from: number, length: number, fromY: number, toY: number): string {
  const [start, middle, end] = [from, from + length / 2, from + length].map(pathNumber);
  const [y, nextY] = [fromY, toY].map(pathNumber);
  return `H${start}C${middle} ${y} ${middle} ${nextY} ${end} ${nextY}`;
}

/** The part that bends round the companies. It begins and ends level, where the others go on. */
function heldPath(stones: FlowStone[], level: number, width: number): string {
  const [from, to] = BEND.map((share) => share * width) as [number, number];
  const heightAt = streamline(stones, level);
  return tracedPath(
    (x) => level + (heightAt(x) - level) * eased(Math.min(x - from, to - x) / (to - from) / LEVEL_ENDS),
    from,
    to,
  );
}

/** Smoothstep: 0 at 0, 1 from 1 on, level at both. */
function eased(part: number): number {
  const t = Math.min(1, part);
  return t ** 2 * (3 - 2 * t);
}
