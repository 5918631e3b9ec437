import { expect, test } from "vitest";
import { donutLabels } from "./donut-labels.ts";

test("labels stand on the side of their arcs, outside the ring", () => {
  const labels = donutLabels([63.8, 23.08, 13.13], 88);
  expect(labels.map(({ side }) => side)).toEqual(["right", "left", "left"]);
  for (const { x, y } of labels) expect(Math.hypot(x, y)).toBeGreaterThan(88);
});

test("labels of small neighbours do not touch", () => {
  const labels = donutLabels([90, 4, 3, 3], 88).filter(({ side }) => side === "left");
  const heights = labels.map(({ y }) => y).sort((one, other) => one - other);
  expect(heights).toHaveLength(3);
  heights.slice(1).forEach((y, index) => {
    expect(y - (heights[index] ?? 0)).toBeGreaterThanOrEqual(44);
  });
});

test.each([
  [[60.12, 19.46, 17.78, 2.64], 74],
  [[15.2, 68.7, 8, 8.1], 88],
])("labels moved down beside the ring keep off it: %j", (percents, radius) => {
  for (const { x, y } of donutLabels(percents, radius)) {
    const nearest = Math.max(0, Math.abs(y) - 22);
    expect(Math.hypot(x, nearest)).toBeGreaterThanOrEqual(radius + 5.9);
  }
});
