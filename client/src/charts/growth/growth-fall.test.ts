import { expect, test } from "vitest";
import { growthBlock } from "../../../../tests/client/factsheet-blocks.tsx";
import type { ChartFormat } from "../chart-format.ts";
import { drawnFalls, LINE_HEIGHT } from "./growth-fall.ts";
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

test.each(FORMATS)("a band lasts from the peak until the line is as high again: %s", (format) => {
  const { falls, xOf } = drawn([1, 2, 1.5, 1.8, 2.2, 2.4], [{ peak: 1, back: 4 }], format);
  expect(falls[0]?.from).toBeCloseTo(xOf(1), 0);
  expect(falls[0]?.to).toBeCloseTo(xOf(4), 0);
});

test.each(FORMATS)("a fall that is not over reaches the last month end: %s", (format) => {
  const { falls, xOf } = drawn([1, 2, 1.5, 1.8], [{ peak: 1, back: null }], format);
  expect(falls[0]?.to).toBeCloseTo(xOf(3), 0);
});

test.each(FORMATS)("a label stands below all lines, and not beyond the plot: %s", (format) => {
  const { falls, xOf, yOf } = drawn(
    [1, 0.6, 1.2, ...Array<number>(60).fill(2)],
    [{ peak: 0, back: 2 }],
    format,
  );
  expect((falls[0]?.foot ?? 0) - LINE_HEIGHT).toBeGreaterThan(yOf(0.6));
  expect((falls[0]?.middle ?? 0) - xOf(0)).toBeGreaterThan(30);
});

test("a second label stands at the head where the first has its place", () => {
  const feet = (values: number[], deepest: Places) =>
    drawn(values, [deepest, { peak: 0, back: 2 }], "wide").falls.map(({ foot }) => foot);
  const level = Array<number>(60).fill(2);
  const [near = 0, raised = 0] = feet([2, 1.9, 2, 1.5, 2, ...level], { peak: 2, back: 4 });
  expect(near - raised).toBeGreaterThan(10 * LINE_HEIGHT);
  const [far, alike] = feet([2, 1.9, 2, ...level, 1.5, 2], { peak: 62, back: 64 });
  expect(far).toBe(alike);
});
