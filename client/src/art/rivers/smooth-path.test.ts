import { expect, test } from "vitest";
import { relativeCubicPoints } from "../../../../tests/client/path-numbers.ts";
import { fitCurve, hermitePath, type PathPoint } from "./smooth-path.ts";

const WAVE = Array.from({ length: 60 }, (_, index): PathPoint => [index * 8, Math.sin(index / 9) * 33.33]);

test("points that the curve passes anyway are left out", () => {
  const line: PathPoint[] = [0, 10, 20, 30].map((x) => [x, 2 * x]);
  expect(fitCurve(line, 0.1)).toEqual([
    { x: 0, y: 0, slope: 2 },
    { x: 30, y: 60, slope: 2 },
  ]);
  expect(fitCurve(WAVE, 0.5).length).toBeLessThan(WAVE.length / 4);
});

test.each([0.1, 2])("a path keeps to its knots when heights are rounded to %d", (grain) => {
  const knots = fitCurve(WAVE, 0.01);
  relativeCubicPoints(hermitePath(knots, grain)).forEach(({ x, y }, index) => {
    expect(x).toBe(knots[index]?.x);
    expect(Math.abs(y - (knots[index]?.y ?? Number.NaN))).toBeLessThanOrEqual(grain / 2 + 0.001);
  });
});

test("numbers are short: no leading nought, no space before a minus", () => {
  const data = hermitePath([
    { x: 0, y: 0.25, slope: -0.33 },
    { x: 3, y: -0.75, slope: -0.33 },
  ]);
  expect(data).toBe("M0 .3c1-.4 2-.7 3-1");
});
