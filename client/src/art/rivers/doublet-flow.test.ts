import { expect, test } from "vitest";
import { streamline } from "./doublet-flow.ts";

const STONE = { x: 100, y: 100, r: 20 };
const XS = Array.from({ length: 201 }, (_, index) => index);

test("without stones a line runs level", () => {
  expect(streamline([], 60)(37)).toBeCloseTo(60);
});

test("the line round one stone is the exact one of an ideal flow", () => {
  const reach = 20 * 1.25;
  const heightAt = streamline([STONE], 90);
  for (const x of XS) {
    const away = heightAt(x) - 100;
    expect(away - (reach ** 2 * away) / ((x - 100) ** 2 + away ** 2)).toBeCloseTo(-10, 3);
  }
});

test("lines keep off the stones and never cross", () => {
  const stones = [STONE, { x: 300, y: 85, r: 26 }];
  const levels = [20, 60, 90, 95, 110, 150];
  for (let x = 0; x <= 400; x++) {
    const heights = levels.map((level) => streamline(stones, level)(x));
    expect(heights).toEqual(heights.toSorted((a, b) => a - b));
    for (const stone of stones) {
      const nearest = Math.min(...heights.map((y) => Math.hypot(x - stone.x, y - stone.y)));
      expect(nearest).toBeGreaterThan(stone.r);
    }
  }
});
