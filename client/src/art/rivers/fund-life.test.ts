import { expect, test } from "vitest";
import { pathNumbers } from "../../../../tests/client/path-numbers.ts";
import { fundLife } from "./fund-life.ts";

const { stones, lines, gold, paid = [], parts = [] } = fundLife(1240, 320, 48, 116, 700);

/** Where a line rises, and its heights: at its beginning, in the fund and after the payout. */
function riseOf(path: string): { startX: number; heights: number[] } {
  const [, startY] = pathNumbers(path) as [number, number];
  const bends = path.match(/H[\d.]+C[\d. ]+/g)?.map(pathNumbers) ?? [];
  return { startX: bends[0]?.[0] ?? 0, heights: [startY, ...bends.map((bend) => bend.at(-1) ?? 0)] };
}

test("three of fifteen lines are gold, one for each call", () => {
  expect([lines.length, gold.length, paid.length]).toEqual([12, 3, 3]);
  expect([...lines, ...gold].every((path) => path.startsWith("M116 "))).toBe(true);
});

test("the money is below at both ends, and above while the fund holds it", () => {
  for (const { heights } of gold.map((path, call) => riseOf(`${path}${paid[call]}`))) {
    expect(heights).toHaveLength(3);
    expect(heights[2]).toBe(heights[0]);
    expect((heights[0] as number) - (heights[1] as number)).toBeGreaterThan(320 / 3);
  }
});

test("calls come one after another", () => {
  const [first, second, third] = gold.map((path) => riseOf(path).startX) as [number, number, number];
  expect(second).toBeGreaterThan(first);
  expect(third).toBeGreaterThan(second);
});

test("what the fund holds stands above, where all calls have come in", () => {
  for (const { x, y } of stones) {
    expect(x).toBeGreaterThan(riseOf(gold[2] ?? "").startX);
    expect(y).toBeLessThan(320 / 2);
  }
});

test("each part of the course stands above its column", () => {
  const moves = gold.map((path, call) => [riseOf(path).startX, riseOf(paid[call] ?? "").startX]);
  expect(parts).toEqual([0, 322, 644, 966]);
  expect(moves[0]?.[0]).toBe(parts[1]);
  expect(moves[2]?.[1]).toBe(parts[3]);
  for (const { x } of stones) expect(x > (parts[2] ?? 0) && x < (parts[3] ?? 0)).toBe(true);
});
