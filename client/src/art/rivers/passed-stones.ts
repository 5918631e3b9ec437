import { type FlowStone, streamline } from "./doublet-flow.ts";
import type { Course } from "./fund-life.ts";
import { tracedPath } from "./traced-path.ts";

/** Heights of the stones, their size and the distance of the lines, as shares of the height. */
const STONE_HEIGHTS = [0.7, 0.3, 0.82, 0.18];
const STONE_RADIUS = 0.155;
const LINE_GAP = 0.0625;

/** The share of a stone's radius within which it stops a line. A line further out passes. */
const STOP_SHARE = 0.98;

/**
 * A stream past four stones. A line ends at the first stone that it meets; past the last stone only the gold line is
 * left.
 *
 * Stones stand at the left of four equal columns with `gap` between them. Lines begin `before` the frame, and end as
 * far behind it. Lengths in user units.
 */
export function passedStones(width: number, height: number, gap: number, before: number): Course {
  const r = height * STONE_RADIUS;
  const stones = STONE_HEIGHTS.map((share, place): FlowStone => {
    return { x: ((width + gap) * place) / STONE_HEIGHTS.length + r, y: height * share, r };
  });
  const count = Math.round(1 / LINE_GAP) - 1;
  const levels = Array.from({ length: count }, (_, index) => height * LINE_GAP * (index + 1));
  const middle = height / 2;
  return {
    stones,
    lines: levels
      .filter((level) => level !== middle)
      .map((level) => {
        const at = stones.findIndex((stone) => Math.abs(stone.y - level) < r * STOP_SHARE);
        const passed = at < 0 ? stones : stones.slice(0, at);
        return tracedPath(streamline(passed, level), -before, endOf(stones[at], level, width + before));
      }),
    gold: [tracedPath(streamline(stones, middle), -before, width + before)],
  };
}

/** Where a line at `level` meets its stone; `end` if it meets none. */
function endOf(stone: FlowStone | undefined, level: number, end: number): number {
  return stone === undefined ? end : stone.x - Math.sqrt(stone.r ** 2 - (stone.y - level) ** 2);
}
