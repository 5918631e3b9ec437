import { expect, test } from "vitest";
import { relativeCubicPoints } from "../../../../tests/client/path-numbers.ts";
import type { FlowStone } from "./doublet-flow.ts";
import { foundingRiver, type RiverFrame } from "./founding-river.ts";

const FRAME: RiverFrame = {
  width: 1240,
  waterHeight: 190,
  firstMarkX: 250,
  yearWidth: 122,
  stoneRadius: 24,
  lineCount: 12,
};

test("ten years stand on the axis, from the one before the older mark", () => {
  const { years } = foundingRiver(FRAME, [2018, 2020]);
  expect(years.map(({ year }) => year)).toEqual([2017, 2018, 2019, 2020, 2021, 2022, 2023, 2024, 2025, 2026]);
  expect(years.at(-1)?.x).toBeLessThan(FRAME.width);
});

test("years beyond the width are left out", () => {
  const { years } = foundingRiver({ ...FRAME, width: 800 }, [2018, 2020]);
  expect(years.at(-1)).toEqual({ year: 2022, x: 738 });
});

test("stones stand at their years, wherever those are", () => {
  const { stones } = foundingRiver(FRAME, [2016, 2019]);
  expect(stones.map(({ x }) => x)).toEqual([250, 616]);
});

test("the gold line runs the whole width, over the older stone and under the newer", () => {
  const { gold, stones } = foundingRiver(FRAME, [2018, 2020]);
  const points = relativeCubicPoints(gold);
  expect([points[0]?.x, points.at(-1)?.x]).toEqual([0, 1240]);
  const [older, newer] = stones as [FlowStone, FlowStone];
  expect(Math.min(...points.map(({ y }) => y))).toBeLessThan(older.y - older.r);
  expect(Math.max(...points.map(({ y }) => y))).toBeGreaterThan(newer.y + newer.r);
});

test("no line enters a stone", () => {
  const { lines, gold, stones } = foundingRiver(FRAME, [2018, 2020, 2025]);
  expect(stones).toHaveLength(3);
  expect(lines).toHaveLength(12);
  for (const { x, y } of [...lines, gold].flatMap(relativeCubicPoints)) {
    for (const stone of stones) {
      expect(Math.hypot(x - stone.x, y - stone.y)).toBeGreaterThan(stone.r);
    }
  }
});
