import { expect, test } from "vitest";
import { shiftingShares } from "./shifting-shares.ts";

const heights = (path: string): number[] =>
  [...path.matchAll(/(-?[\d.]+)[ ,](-?[\d.]+)/g)].map(([, , y]) => Number(y));

test("three shares fill the whole, and none is ever negative", () => {
  const shares = shiftingShares(600, 90).map(heights);
  expect(shares.map((ys) => ys[0])).toEqual([0, 30, 60]);
  for (const ys of shares) {
    const above = ys.slice(0, ys.length / 2);
    const below = ys.slice(ys.length / 2).reverse();
    for (const [index, y] of above.entries()) expect(below[index]).toBeGreaterThan(y);
  }
});

test("the shares shift", () => {
  const [first] = shiftingShares(600, 90).map(heights);
  expect(new Set(first?.slice(25)).size).toBeGreaterThan(6);
});
