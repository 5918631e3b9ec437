import { expect, test } from "vitest";
import { spread } from "./spread.ts";

test.each([
  { heights: [50, 54], places: [42, 62] },
  { heights: [54, 50], places: [62, 42] },
  { heights: [10, 90], places: [10, 90] },
  { heights: [30, 30, 30], places: [10, 30, 50] },
  { heights: [0, 100, 105, 96], places: [0, 100.33, 120.33, 80.33] },
  { heights: [], places: [] },
])("$heights are moved apart as little as can be", ({ heights, places }) => {
  const spreadOut = spread(heights, 20);
  expect(spreadOut).toHaveLength(places.length);
  spreadOut.forEach((height, index) => {
    expect(height).toBeCloseTo(places[index] as number, 1);
  });
});
