import { expect, test } from "vitest";
import { pricePath } from "./price-path.ts";

const { dots, before, held } = pricePath(6, 4, 600, 150);

test("the share is bought where the price is lowest, and sold above where it was first seen", () => {
  const lowest = dots.reduce((low, dot) => (dot.y > low.y ? dot : low));
  expect(dots.indexOf(lowest)).toBe(3);
  expect(dots.at(-1)?.y).toBeLessThan(dots[0]?.y ?? 0);
});

test("the line of a held share begins at its step and ends at the last one", () => {
  const [bought, sold] = [dots[3], dots[5]];
  expect(held.startsWith(`M${bought?.x} ${bought?.y}`)).toBe(true);
  expect(held.endsWith(`L${sold?.x} ${sold?.y}`)).toBe(true);
  expect(before.endsWith(`L${bought?.x} ${bought?.y}`)).toBe(true);
});

test("every dot stands within the drawing, in the middle of its step", () => {
  expect(dots.map(({ x }) => x)).toEqual([50, 150, 250, 350, 450, 550]);
  for (const { y } of dots) expect(y >= 0 && y <= 150).toBe(true);
});
