import { expect, test } from "vitest";
import { growthBlock } from "../../../../tests/client/factsheet-blocks.tsx";
import type { ChartFormat } from "../chart-format.ts";
import { type FallDrawing, fallDrawing } from "./growth-fall.ts";
import { type GrowthGeometry, growthGeometry, scaleOf, xOfPoint, yOfValue } from "./growth-geometry.ts";
import { type DrawnFall, type GrowthPoint, growthProps, pointsOf } from "./growth-series.ts";

const FORMATS: ChartFormat[] = ["wide", "phone"];

type Drawn = { drawing: FallDrawing; points: GrowthPoint[]; geometry: GrowthGeometry };

function drawn(values: number[], fall: Partial<DrawnFall>, format: ChartFormat): Drawn {
  const block = growthBlock();
  const some = <Item>(items: Item[]): Item[] => items.slice(0, values.length);
  const line = { ...block.portfolio, readings: some(block.portfolio.readings), values };
  const props = growthProps({
    ...block,
    dates: some(block.dates),
    portfolio: line,
    benchmark: line,
    differences: some(block.differences),
  });
  const points = pointsOf(props);
  const geometry = growthGeometry(props.face, format);
  const whole = { ...(block.fall as DrawnFall), ...fall };
  return { drawing: fallDrawing(whole, points, geometry, format), points, geometry };
}

function corners(area: string): number[][] {
  return area
    .slice(1, -1)
    .split("L")
    .map((corner) => corner.split(" ").map(Number));
}

test.each(FORMATS)("the area lies between the line and its peak, until it is as high again: %s", (format) => {
  const { drawing, points, geometry } = drawn(
    [1, 2, 1.5, 1.8, 2.2, 2.4],
    { peak: 1, trough: 2, back: 4 },
    format,
  );
  const along = corners(drawing.area);
  const level = yOfValue(geometry, scaleOf(points), 2);
  expect(along).toHaveLength(4);
  expect(along[0]?.[1]).toBeCloseTo(level, 0);
  expect(along[3]?.[1]).toBeCloseTo(level, 0);
  for (const [, y] of along) expect(y).toBeGreaterThanOrEqual(level - 0.1);
  // Half of the way from 1.8 to 2.2.
  const [before, after] = [3, 4].map((row) => xOfPoint(geometry, points, row)) as [number, number];
  expect(along[3]?.[0]).toBeCloseTo((before + after) / 2, -1);
});

test("a fall that is not made good reaches the last month end", () => {
  const { drawing, points, geometry } = drawn([1, 2, 1.5, 1.6], { peak: 1, trough: 2, back: null }, "wide");
  const [x, y] = corners(drawing.area).at(-1) as [number, number];
  expect(x).toBeCloseTo(xOfPoint(geometry, points, 3), 0);
  expect(y).toBeCloseTo(yOfValue(geometry, scaleOf(points), 2), 0);
});

const RISING = Array.from({ length: 30 }, (_, row) => 1 + row / 10);

test("words stand on the area where no line passes, and end with it at the edge", () => {
  const { drawing, geometry } = drawn([...RISING, 3], { peak: 29, trough: 30, back: null }, "wide");
  expect(drawing).toMatchObject({ side: "above", anchor: "end", x: geometry.plotRight });
});

test("where the line rises over the area, words stand below every point they span, within the plot", () => {
  const values = [1, 0.8, ...RISING];
  const { drawing, points, geometry } = drawn(values, { peak: 0, trough: 1, back: 2 }, "wide");
  expect(drawing.side).toBe("below");
  expect(drawing.anchor).toBe("start");
  const width = drawing.words.length * 6;
  const scale = scaleOf(points);
  points.forEach(({ portfolio }, row) => {
    const x = xOfPoint(geometry, points, row);
    if (x >= drawing.x && x <= drawing.x + width) {
      expect(drawing.y).toBeGreaterThanOrEqual(yOfValue(geometry, scale, portfolio));
    }
  });
  expect(drawing.y).toBeLessThan(geometry.plotBottom);
});

test("the horizon is a length from the peak, its words within the drawing; phones have no room for it", () => {
  const at = (asked: number, format: ChartFormat = "wide") =>
    drawn([1, 2, 1.5, ...RISING], { peak: 1, trough: 2, back: 14, asked }, format);
  const { drawing, points, geometry } = at(18);
  const [from, to] = [1, 19].map((row) => xOfPoint(geometry, points, row)) as [number, number];
  expect(drawing.stay?.from).toBeCloseTo(from, 0);
  expect(drawing.stay?.to).toBeCloseTo(to, -1);
  expect(drawing.stay?.anchor).toBe("start");
  expect(drawing.stay?.y).toBeLessThan(geometry.plotBottom);
  expect(at(8).drawing.stay, "its words would meet those of the fall").toBeNull();
  expect(at(60).drawing.stay).toBeNull();
  expect(at(18, "phone").drawing.stay).toBeNull();
});

test("words that the line of the sum invested would cross stand below it", () => {
  const values = [1, 2, 1.15, ...RISING.map((value) => value + 1)];
  const { drawing, points, geometry } = drawn(values, { peak: 1, trough: 2, back: 3 }, "wide");
  expect(drawing.side).toBe("below");
  expect(drawing.y).toBeCloseTo(yOfValue(geometry, scaleOf(points), 1), 0);
});
