import { expect, test } from "vitest";
import { relativeCubicPoints } from "../../../../tests/client/path-numbers.ts";
import { passedStones } from "./passed-stones.ts";

const { stones, lines, gold } = passedStones(1240, 320, 48, 700);

test("a stone stands at the left of each of four columns", () => {
  expect(stones.map(({ x, r }) => Math.round(x - r))).toEqual([0, 322, 644, 966]);
});

test("each stone takes lines, and all but the gold one end at a stone's edge", () => {
  const ends = lines.map((line) => relativeCubicPoints(line).at(-1) ?? { x: 0, y: 0 });
  const taken = stones.map(
    ({ x, y, r }) => ends.filter((end) => Math.abs(Math.hypot(end.x - x, end.y - y) - r) < 8).length,
  );
  expect(taken.every((count) => count > 0)).toBe(true);
  expect(taken.reduce((sum, count) => sum + count)).toBe(lines.length);
});

test("the gold line passes over and under all of them, from edge to edge", () => {
  const points = relativeCubicPoints(gold[0] ?? "");
  expect([points[0]?.x, points.at(-1)?.x]).toEqual([-700, 1940]);
  for (const { x, y } of points) {
    for (const stone of stones) expect(Math.hypot(x - stone.x, y - stone.y)).toBeGreaterThan(stone.r);
  }
});
