import { expect, test } from "vitest";
import { pathNumbers } from "../../../../tests/client/path-numbers.ts";
import { type Point, threeCircles } from "./three-circles.ts";

const RADIUS = 120;
const SPREAD = 76;

/** Where the outline starts, then the end of each arc. */
function corners(path: string): Point[] {
  return path
    .split(/[MAZ]/)
    .filter(Boolean)
    .map((step) => {
      const [x, y] = pathNumbers(step).slice(-2) as [number, number];
      return { x, y };
    });
}

test("each corner of the common field is where two circles cross, inside the third", () => {
  const { centres, common } = threeCircles(RADIUS, SPREAD);
  expect(corners(common)).toHaveLength(4);
  for (const corner of corners(common)) {
    const distances = centres.map(({ x, y }) => Math.hypot(corner.x - x, corner.y - y)).sort((a, b) => a - b);
    expect(distances[0]).toBeLessThan(RADIUS);
    expect(distances[1]).toBeCloseTo(RADIUS, 0);
    expect(distances[2]).toBeCloseTo(RADIUS, 0);
  }
});

test("the outline of the common field is closed", () => {
  const points = corners(threeCircles(RADIUS, SPREAD).common);
  expect(points.at(-1)).toEqual(points[0]);
});

test("each label lies in its own circle alone", () => {
  const { centres, labels } = threeCircles(RADIUS, SPREAD);
  const inside = labels.map((label) =>
    centres.map(({ x, y }) => Math.hypot(label.x - x, label.y - y) < RADIUS),
  );
  expect(inside).toEqual([
    [true, false, false],
    [false, true, false],
    [false, false, true],
  ]);
});
