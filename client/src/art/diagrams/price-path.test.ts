import { expect, test } from "vitest";
import { pathNumbers } from "../../../../tests/client/path-numbers.ts";
import { pricePath } from "./price-path.ts";

const { dots, before, held, failing } = pricePath(6, 4, 600, 150);

test("the price is lowest between the step before the share is bought and that one, as high at both", () => {
  const heights = dots.map(({ y }) => y);
  expect(heights[2]).toBe(heights[3]);
  expect(Math.max(...heights)).toBe(heights[3]);
  expect(heights.slice(3)).toEqual(heights.slice(3).toSorted((one, other) => other - one));
});

test("the line is gold from the step at which the share is bought to the last", () => {
  expect(pathNumbers(held).slice(0, 2)).toEqual([dots[3]?.x, dots[3]?.y]);
  expect(pathNumbers(held).slice(-2)).toEqual([dots[5]?.x, dots[5]?.y]);
  expect(pathNumbers(before).slice(-2)).toEqual([dots[3]?.x, dots[3]?.y]);
});

test("every dot stands within the drawing, in the middle of its step", () => {
  expect(dots.map(({ x }) => x)).toEqual([50, 150, 250, 350, 450, 550]);
  for (const { y } of dots) expect(y >= 0 && y <= 150).toBe(true);
});

test("one price falls on before the share is bought, and one afterwards", () => {
  expect(failing.map((line) => pathNumbers(line).slice(0, 2))).toEqual([
    [dots[2]?.x, dots[2]?.y],
    [dots[3]?.x, dots[3]?.y],
  ]);
  for (const line of failing) expect(pathNumbers(line).at(-1)).toBeGreaterThan(150);
});
