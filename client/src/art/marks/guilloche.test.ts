import { expect, test } from "vitest";
import { wavePoints } from "../../../../tests/client/path-numbers.ts";
import { wavePath } from "./guilloche.ts";

const RING = { lobes: 32, innerRadius: 90, outerRadius: 140 };

function radii(data: string): number[] {
  return wavePoints(data).map(({ x, y }) => Math.hypot(x, y));
}

test("a wave has one peak and one trough for each lobe, at the ring's radii", () => {
  const peaks = radii(wavePath(RING)).slice(1);
  expect(peaks.filter((radius) => Math.abs(radius - 140) < 0.2)).toHaveLength(32);
  expect(peaks.filter((radius) => Math.abs(radius - 90) < 0.2)).toHaveLength(32);
});

test("a wave ends where it began", () => {
  const points = wavePoints(wavePath(RING));
  expect(points.at(-1)?.x).toBeCloseTo(points[0]?.x ?? Number.NaN, 5);
  expect(points.at(-1)?.y).toBeCloseTo(points[0]?.y ?? Number.NaN, 5);
});
