import { expect, test } from "vitest";
import { pathNumbers } from "../../../../tests/client/path-numbers.ts";
import { pricePath } from "./price-path.ts";

const { dots, before, held } = pricePath(6, 4, 600, 150);

test("the step at which the share is bought is the lowest, and it is sold near where it was first seen", () => {
  const lowest = dots.reduce((low, dot) => (dot.y > low.y ? dot : low));
  expect(dots.indexOf(lowest)).toBe(3);
  expect(dots.at(-1)?.y).toBeCloseTo(dots[0]?.y ?? 0, -2);
});

test("the share is bought at its step, before the lowest price, and the line ends at the last step", () => {
  const [x, y] = pathNumbers(held);
  expect({ x, y }).toEqual(dots[3]);
  expect(x).toBeLessThan(0.6 * 600);
  expect(held.endsWith(`L${dots[5]?.x} ${dots[5]?.y}`)).toBe(true);
  expect(pathNumbers(before).slice(-2)).toEqual([x, y]);
});

test("every dot stands within the drawing, in the middle of its step", () => {
  expect(dots.map(({ x }) => x)).toEqual([50, 150, 250, 350, 450, 550]);
  for (const { y } of dots) expect(y >= 0 && y <= 150).toBe(true);
});
