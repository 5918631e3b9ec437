import { expect, test } from "vitest";
import { barScale } from "./difference-bar.tsx";

test("the longest bars on both sides fit", () => {
  const { zero, perPoint } = barScale([5.9, -1.4, 0.5]);
  expect(1.4 * perPoint).toBeLessThanOrEqual(zero + 1e-9);
  expect(zero + 5.9 * perPoint).toBeLessThanOrEqual(100 + 1e-9);
});

test("the zero tick keeps off the edge where all differences are on one side", () => {
  expect(barScale([1, 2]).zero).toBe(12);
  expect(barScale([-1, -2]).zero).toBe(88);
  expect(barScale([0]).perPoint).toBeGreaterThan(0);
});

test("differences of tenths of a point are drawn as small as they are", () => {
  expect(0.4 * barScale([0.4, -0.2]).perPoint).toBeLessThanOrEqual(10);
  expect(barScale([6, -2]).perPoint).toBe(12.5);
});
