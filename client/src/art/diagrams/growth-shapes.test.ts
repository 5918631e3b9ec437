import { expect, test } from "vitest";
import { type GrowthShape, growthLines } from "./growth-shapes.ts";

const SHAPES: GrowthShape[] = ["spread", "late", "bent", "steeper"];
const points = (path: string): [number, number][] =>
  [...path.matchAll(/(-?[\d.]+)[ ,]?(-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)]);
const last = (path: string): [number, number] => points(path).at(-1) ?? [0, 0];

test.each(SHAPES)("the shape %s stays in its frame", (shape) => {
  const { others, gold, failing } = growthLines(shape, 300, 80);
  for (const [x, y] of [gold, failing, ...others].flatMap(points)) {
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x).toBeLessThanOrEqual(300);
    expect(y).toBeGreaterThanOrEqual(0);
    expect(y).toBeLessThanOrEqual(80);
  }
});

test.each(["late", "bent", "steeper"] as const)(
  "in %s the gold line ends over all others, and one that fails below them",
  (shape) => {
    const { others, gold, failing } = growthLines(shape, 300, 80);
    for (const other of others) {
      expect(last(gold)[1]).toBeLessThan(last(other)[1]);
      expect(last(failing)[1]).toBeGreaterThan(last(other)[1]);
    }
  },
);

test("of what spreads, gold is a part between the others, and rises more than they do", () => {
  const { others, gold } = growthLines("spread", 300, 80);
  const [before = "", after = ""] = others;
  expect(points(gold)[0]).toEqual(last(before));
  expect(points(after)[0]).toEqual(last(gold));
  const rise = (path: string): number => (points(path)[0]?.[1] ?? 0) - last(path)[1];
  expect(rise(gold)).toBeGreaterThan(2 * rise(before));
});
