import { expect, test } from "vitest";
import { relativeCubicPoints } from "../../../../tests/client/path-numbers.ts";
import { hermitePath, type PathPoint, simplify } from "./smooth-path.ts";

test("points on a straight line are left out, a corner stays", () => {
  const points: PathPoint[] = [
    [0, 0],
    [10, 0.2],
    [20, 0],
    [30, 10],
    [40, 20],
  ];
  expect(simplify(points, 0.7)).toEqual([
    [0, 0],
    [20, 0],
    [40, 20],
  ]);
});

test("a path passes through its points, however many there are: rounding does not add up", () => {
  const points = Array.from(
    { length: 60 },
    (_, index): PathPoint => [index * 8, Math.sin(index / 3) * 33.33],
  );
  relativeCubicPoints(hermitePath(points)).forEach(({ x, y }, index) => {
    expect(x).toBe(points[index]?.[0]);
    expect(Math.abs(y - (points[index]?.[1] ?? 0))).toBeLessThan(0.1);
  });
});

test("numbers are short: no leading nought, no space before a minus", () => {
  const data = hermitePath([
    [0, 0.25],
    [3, -0.75],
  ]);
  expect(data).toBe("M0 .3c1-.3 2-.7 3-1");
});
