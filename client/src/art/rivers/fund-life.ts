import { pathNumber } from "../path-number.ts";
import { type FlowStone, streamline } from "./doublet-flow.ts";
import { tracedPath } from "./traced-path.ts";

/**
 * What a drawn course is made of: stones, path data of the lines in ink, of those in gold, and of their way back, and
 * where the parts of its width begin, each of which is a place.
 */
export type Course = {
  stones: FlowStone[];
  lines: string[];
  gold: string[];
  paid?: string[];
  parts?: number[];
};

const CALLS = 3;
const LINES_A_CALL = 5;

/** The line of a call that is gold, counted from 0. */
const GOLD_LINE = 2;

/** Heights of the uppermost line above and below, and the distance of the lines, as shares of the height. */
const ABOVE = 0.06;
const BELOW = 0.56;
const LINE_GAP = 0.028;

/** Money is with the investor, called, in the fund and paid back: each in a part of the width. */
const PARTS = 4;

/** How much of its part a move takes. Moves begin one after another, and the last ends with its part. */
const MOVE = 0.5;

/** The share of the part in the fund, at either end, in which lines begin or cease to bend round the companies. */
const LEVEL_ENDS = 0.28;

/**
 * Money as lines. Three calls take it from the investor, at the bottom, up into a fund. There it flows round the two
 * companies that the fund holds, and then back down. One line of each call is gold. Lines begin at `start` and end
 * `behind` the frame. Parts of the width stand above columns that are `gap` apart.
 */
export function fundLife(width: number, height: number, gap: number, start: number, behind: number): Course {
  const part = (width + gap) / PARTS;
  const [called, held, paidBack] = [part, 2 * part, 3 * part] as const;
  const length = part - gap;
  const stones = [
    { x: held + length * 0.32, y: height * 0.158, r: height * 0.062 },
    { x: held + length * 0.72, y: height * 0.366, r: height * 0.046 },
  ];
  const next = (length * (1 - MOVE)) / (CALLS - 1);
  const all = Array.from({ length: CALLS * LINES_A_CALL }, (_, index) => {
    const call = Math.floor(index / LINES_A_CALL);
    const below = height * (BELOW + index * LINE_GAP);
    const above = height * (ABOVE + index * LINE_GAP);
    const isGold = index % LINES_A_CALL === GOLD_LINE;
    const rise = moved(called + call * next, length * MOVE, below, above);
    const fall = moved(paidBack + (CALLS - 1 - call) * next, length * MOVE, above, below);
    return {
      isGold,
      paidIn: `M${start} ${pathNumber(below)}${rise}${heldPath(stones, above, held, paidBack).replace("M", "L")}`,
      paid: `M${pathNumber(paidBack)} ${pathNumber(above)}${fall}H${width + behind}`,
    };
  });
  const gold = all.filter(({ isGold }) => isGold);
  return {
    stones,
    lines: all.filter(({ isGold }) => !isGold).map(({ paidIn, paid }) => paidIn + paid),
    gold: gold.map(({ paidIn }) => paidIn),
    paid: gold.map(({ paid }) => paid),
    parts: [0, called, held, paidBack],
  };
}

/** A level line up to `from`, and a bend to another height that ends level. */
function moved(from: number, length: number, fromY: number, toY: number): string {
  const [start, middle, end] = [from, from + length / 2, from + length].map(pathNumber);
  const [y, nextY] = [fromY, toY].map(pathNumber);
  return `H${start}C${middle} ${y} ${middle} ${nextY} ${end} ${nextY}`;
}

/** The part that bends round the companies. It begins and ends level, where the others go on. */
function heldPath(stones: FlowStone[], level: number, from: number, to: number): string {
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
