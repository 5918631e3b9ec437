import { expect, test } from "vitest";
import { growthBlock } from "../../../../tests/client/factsheet-blocks.tsx";
import type { ChartFormat } from "../chart-format.ts";
import { fallsDrawing } from "./growth-fall.ts";
import { growthGeometry, scaleOf, xOfPoint, yOfValue } from "./growth-geometry.ts";
import { faceOf, pointsOf } from "./growth-series.ts";

const FORMATS: ChartFormat[] = ["wide", "phone"];

type Places = { peak: number; back: number | null };

function drawn(values: number[], falls: Places[], format: ChartFormat) {
  const block = growthBlock();
  const some = <Item>(items: Item[]): Item[] => items.slice(0, values.length);
  const line = { ...block.portfolio, cells: some(block.portfolio.cells), values };
  const shown = { ...block, dates: some(block.dates), portfolio: line, benchmark: line };
  const points = pointsOf(shown);
  const geometry = growthGeometry(faceOf(shown), format);
  const yOf = (value: number): number => yOfValue(geometry, scaleOf(points), value);
  return {
    ...fallsDrawing({ falls, depth: "−25.0%" }, points, geometry),
    xOf: (row: number) => xOfPoint(geometry, points, row),
    yOf,
  };
}

function corners(area: string | undefined): number[][] {
  return (area ?? "")
    .slice(1, -1)
    .split("L")
    .map((corner) => corner.split(" ").map(Number));
}

test.each(FORMATS)("an area lies between the line and its peak, until it is as high again: %s", (format) => {
  const { areas, xOf, yOf } = drawn([1, 2, 1.5, 1.8, 2.2, 2.4], [{ peak: 1, back: 4 }], format);
  const along = corners(areas[0]);
  expect(along[0]?.[0]).toBeCloseTo(xOf(1), 0);
  expect(along[0]?.[1]).toBeCloseTo(yOf(2), 0);
  // Between 1.8 and 2.2 the line is at 2 half way.
  expect(along.at(-1)?.[0]).toBeCloseTo((xOf(3) + xOf(4)) / 2, 0);
  expect(along.at(-1)?.[1]).toBeCloseTo(yOf(2), 0);
});

test.each(FORMATS)("a fall that is not over reaches the last month end: %s", (format) => {
  const { areas, xOf } = drawn([1, 2, 1.5, 1.8], [{ peak: 1, back: null }], format);
  expect(corners(areas[0]).at(-1)?.[0]).toBeCloseTo(xOf(3), 0);
});

test.each(FORMATS)("the depth stands below the lowest month end of the deepest: %s", (format) => {
  const falls = [
    { peak: 3, back: null },
    { peak: 0, back: 3 },
  ];
  const { areas, words, xOf, yOf } = drawn([2, 1.9, 1.8, 2, 1.5, 1.6], falls, format);
  expect(areas).toHaveLength(2);
  expect(words?.x).toBeCloseTo(xOf(4), 0);
  expect(words?.y).toBeGreaterThan(yOf(1.5));
  expect(words?.y).toBeLessThan(yOf(1));
});

test.each(FORMATS)("where the sum invested is drawn there, no words stand on its line: %s", (format) => {
  expect(drawn([1, 3, 2, 1.05, 1.5], [{ peak: 1, back: null }], format).words).toBeNull();
});
