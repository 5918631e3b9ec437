import { expect, test } from "vitest";
import { growthBlock } from "../../../../tests/client/factsheet-blocks.tsx";
import type { ChartFormat } from "../chart-format.ts";
import { type FallDrawing, type FallsDrawing, fallsDrawing } from "./growth-fall.ts";
import { type GrowthGeometry, growthGeometry, scaleOf, xOfPoint, yOfValue } from "./growth-geometry.ts";
import { faceOf, type GrowthPoint, pointsOf } from "./growth-series.ts";

const FORMATS: ChartFormat[] = ["wide", "phone"];

type Places = { peak: number; back: number | null };
type Drawn = {
  area: string;
  words: NonNullable<FallDrawing["words"]>;
  stay: FallsDrawing["stay"];
  points: GrowthPoint[];
  geometry: GrowthGeometry;
};

const WORDS = { words: "−8.0%, 15 months", short: "−8.0%" };

function allDrawn(
  values: number[],
  falls: Places[],
  format: ChartFormat,
  asked: number | null = null,
  benchmark = values,
) {
  const block = growthBlock();
  const some = <Item>(items: Item[]): Item[] => items.slice(0, values.length);
  const line = { ...block.portfolio, cells: some(block.portfolio.cells), values };
  const shown = {
    ...block,
    dates: some(block.dates),
    portfolio: line,
    benchmark: { ...line, values: benchmark },
    differences: some(block.differences),
  };
  const points = pointsOf(shown);
  const geometry = growthGeometry(faceOf(shown), format);
  const whole = { falls: falls.map((fall) => ({ ...WORDS, ...fall })), asked };
  return { ...fallsDrawing(whole, points, geometry, format), points, geometry };
}

function drawn(values: number[], fall: Places, format: ChartFormat, asked: number | null = null): Drawn {
  const { falls, ...others } = allDrawn(values, [fall], format, asked);
  const { area, words } = falls[0] as FallDrawing;
  return { area, words: words as Drawn["words"], ...others };
}

function corners(area: string): number[][] {
  return area
    .slice(1, -1)
    .split("L")
    .map((corner) => corner.split(" ").map(Number));
}

test.each(FORMATS)("the area lies between the line and its peak, until it is as high again: %s", (format) => {
  const { area, points, geometry } = drawn([1, 2, 1.5, 1.8, 2.2, 2.4], { peak: 1, back: 4 }, format);
  const along = corners(area);
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
  const { area, points, geometry } = drawn([1, 2, 1.5, 1.6], { peak: 1, back: null }, "wide");
  const [x, y] = corners(area).at(-1) as [number, number];
  expect(x).toBeCloseTo(xOfPoint(geometry, points, 3), 0);
  expect(y).toBeCloseTo(yOfValue(geometry, scaleOf(points), 2), 0);
});

const RISING = Array.from({ length: 30 }, (_, row) => 1 + row / 10);

test("words stand upon their area and end before the line is as high again; on phones they stand below it", () => {
  const falls = [...RISING, 3, 4];
  const { words, area, points, geometry } = drawn(falls, { peak: 29, back: 31 }, "wide");
  expect(drawn(falls, { peak: 29, back: 31 }, "phone").words).toMatchObject({
    side: "below",
    text: WORDS.short,
  });
  const [x, y] = corners(area).at(-1) as [number, number];
  expect(words.y).toBe(y);
  expect(words.x).toBeLessThan(x);
  expect(words).toMatchObject({ anchor: "end", text: WORDS.words });
  const scale = scaleOf(points);
  for (const { portfolio } of points.slice(0, 31))
    expect(yOfValue(geometry, scale, portfolio)).toBeGreaterThanOrEqual(words.y - 0.1);
});

test("on phones a depth stands above its area where the benchmark is lower", () => {
  const values = [1, ...RISING.map((value) => value + 3), 4, ...RISING.map((value) => value + 4)];
  const lower = values.map((value) => value / 2);
  const { falls } = allDrawn(values, [{ peak: 30, back: 41 }], "phone", null, lower);
  expect(falls[0]?.words).toMatchObject({ side: "above", text: WORDS.short });
});

test("words that are shorter than their area stand over its middle", () => {
  const { words, area } = drawn([1, 4, ...RISING], { peak: 1, back: null }, "wide");
  const [[from] = [], [to] = []] = [corners(area)[0], corners(area).at(-1)];
  expect(words).toMatchObject({ anchor: "middle", x: ((from ?? 0) + (to ?? 0)) / 2 });
});

test("where the benchmark stands higher than the peak, words stand below both lines", () => {
  const values = [1, 1.9, 1.5, ...RISING.map((value) => value + 1)];
  const higher = values.map((value) => value + 0.2);
  const { falls, points, geometry } = allDrawn(values, [{ peak: 1, back: 3 }], "wide", null, higher);
  const words = falls[0]?.words;
  expect(words?.side).toBe("below");
  points.forEach(({ portfolio }, row) => {
    const x = xOfPoint(geometry, points, row);
    if (x >= (words?.left ?? 0) && x <= (words?.right ?? 0))
      expect(words?.y).toBeGreaterThanOrEqual(yOfValue(geometry, scaleOf(points), portfolio) - 0.1);
  });
});

test("where words would cross the sum invested, they stand upon its line, after the trough", () => {
  const values = [...RISING, 4, 1.1, 4, ...RISING.map((value) => value + 4)];
  const higher = values.map((value) => value + 0.3);
  const { falls, points, geometry } = allDrawn(values, [{ peak: 30, back: 32 }], "wide", null, higher);
  expect(falls[0]?.words?.side).toBe("above");
  expect(falls[0]?.words?.y).toBe(yOfValue(geometry, scaleOf(points), 1));
  expect(falls[0]?.words?.left).toBeGreaterThan(xOfPoint(geometry, points, 31));
});

test("words without room before the end of their area stand below it, within the plot", () => {
  const { words, geometry } = drawn([1, 0.8, ...RISING], { peak: 0, back: 2 }, "wide");
  expect(words).toMatchObject({ side: "below", left: geometry.plotLeft });
});

test("the horizon is a length from the peak; phones have no room for it", () => {
  const at = (asked: number, format: ChartFormat = "wide") =>
    drawn([1, 2, 1.5, ...RISING], { peak: 1, back: 14 }, format, asked);
  const { stay, points, geometry } = at(18);
  const [from, to] = [1, 19].map((row) => xOfPoint(geometry, points, row)) as [number, number];
  expect(stay?.from).toBeCloseTo(from, 0);
  expect(stay?.to).toBeCloseTo(to, -1);
  expect(stay?.y).toBeLessThan(geometry.plotBottom);
  expect(at(60).stay).toBeNull();
  expect(at(18, "phone").stay).toBeNull();
});

test("of two falls the words are short, and those of the later leave room for the others", () => {
  const values = [2, 1.9, 2.1, 2, 2.2, ...RISING.map((value) => value + 2)];
  const later = { peak: 2, back: 4 };
  const wordsOf = (falls: Places[]) => allDrawn(values, falls, "wide").falls.map(({ words }) => words);
  const [alone] = wordsOf([later]);
  expect(alone?.text).toBe(WORDS.words);
  const [one, other] = wordsOf([{ peak: 0, back: 2 }, later]);
  expect([one?.text, other?.text]).toEqual([WORDS.short, WORDS.short]);
  expect(other?.side).not.toBe(one?.side);
});
