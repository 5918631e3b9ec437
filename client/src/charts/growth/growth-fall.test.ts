import { expect, test } from "vitest";
import { growthBlock } from "../../../../tests/client/factsheet-blocks.tsx";
import type { ChartFormat } from "../chart-format.ts";
import { drawnFalls } from "./growth-fall.ts";
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
    falls: drawnFalls(
      falls.map((fall, place) => ({ ...fall, label: `${place} months ago` })),
      points,
      geometry,
    ),
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
  const { falls, xOf, yOf } = drawn([1, 2, 1.5, 1.8, 2.2, 2.4], [{ peak: 1, back: 4 }], format);
  const along = corners(falls[0]?.area);
  expect(along[0]?.[0]).toBeCloseTo(xOf(1), 0);
  expect(along[0]?.[1]).toBeCloseTo(yOf(2), 0);
  // Between 1.8 and 2.2 the line is at 2 half way.
  expect(along.at(-1)?.[0]).toBeCloseTo((xOf(3) + xOf(4)) / 2, 0);
  expect(along.at(-1)?.[1]).toBeCloseTo(yOf(2), 0);
});

test.each(FORMATS)("a fall that is not over reaches the last month end: %s", (format) => {
  const { falls, xOf } = drawn([1, 2, 1.5, 1.8], [{ peak: 1, back: null }], format);
  expect(corners(falls[0]?.area).at(-1)?.[0]).toBeCloseTo(xOf(3), 0);
});

test.each(FORMATS)("a label ends over the end of its fall, at the height of its peak: %s", (format) => {
  const { falls, xOf, yOf } = drawn([2, 1.9, 1.8, 2, 1.5, 1.6], [{ peak: 3, back: null }], format);
  expect(falls[0]?.end.x).toBeCloseTo(xOf(5), 0);
  expect(falls[0]?.end.y).toBeCloseTo(yOf(2), 0);
});

test("a second label stands a line higher where the first has its place", () => {
  const early = { peak: 0, back: 2 };
  const ends = (values: number[], deepest: Places) =>
    drawn(values, [deepest, early], "wide").falls.map(({ end }) => end.y);
  const level = Array<number>(60).fill(2);
  const [near = 0, raised = 0] = ends([2, 1.9, 2, 1.5, 2, ...level], { peak: 2, back: 4 });
  expect(near - raised).toBeGreaterThan(12);
  const [far = 0, alike = 0] = ends([2, 1.9, 2, ...level, 1.5, 2], { peak: 62, back: 64 });
  expect(far).toBeCloseTo(alike, 0);
});
