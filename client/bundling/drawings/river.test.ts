import { expect, test } from "vitest";
import { relativeCubicPoints } from "../../../tests/client/path-numbers.ts";
import { drawRiver, type RiverPlan } from "./river.ts";

const STONE = { x: 200, y: 100, r: 30, hollow: false };
const PLAN: RiverPlan = {
  width: 400,
  height: 200,
  cell: 4,
  step: 8,
  grain: 0.1,
  lineCount: 9,
  goldLevel: 0.5,
  bank: () => 0,
  bed: () => 200,
  stones: [STONE],
};

function distancesToStone(path: string): number[] {
  return relativeCubicPoints(path).map(({ x, y }) => Math.hypot(x - STONE.x, y - STONE.y));
}

test("without stones the lines of a straight river are level and evenly spread", () => {
  const { lines } = drawRiver({ ...PLAN, stones: [] });
  expect(lines).toHaveLength(9);
  lines.forEach((line, index) => {
    for (const { y } of relativeCubicPoints(line)) expect(y).toBeCloseTo(200 - 20 * (index + 1), 0);
  });
});

test("no line enters a stone, and the gold one keeps clear of it", () => {
  const { lines, gold } = drawRiver(PLAN);
  for (const line of lines) expect(Math.min(...distancesToStone(line))).toBeGreaterThan(STONE.r);
  expect(Math.min(...distancesToStone(gold))).toBeGreaterThan(STONE.r + 3);
});

test("lines span the whole width and never cross", () => {
  const { lines } = drawRiver({ ...PLAN, bank: (x) => 80 - x / 5 });
  const ends = lines.map((line) => relativeCubicPoints(line));
  for (const points of ends) expect([points[0]?.x, points.at(-1)?.x]).toEqual([0, 400]);
  const startHeights = ends.map((points) => points[0]?.y ?? Number.NaN);
  const endHeights = ends.map((points) => points.at(-1)?.y ?? Number.NaN);
  expect(startHeights).toEqual([...startHeights].sort((a, b) => b - a));
  expect(endHeights).toEqual([...endHeights].sort((a, b) => b - a));
});

test("a gold line that cannot clear the stones is refused", () => {
  const wall = { x: 200, y: 100, r: 98, hollow: false };
  expect(() => drawRiver({ ...PLAN, stones: [wall] })).toThrow(
    "no gold line near level 0.5 clears the stones",
  );
});
