import { expect, test } from "vitest";
import { yOfValue } from "./growth-geometry.ts";
import { timeTicks, valueScale } from "./growth-scale.ts";

test.each([
  { highest: 3.86, ticks: [1, 2, 3], decimals: 0 },
  { highest: 2.29, ticks: [1, 1.5, 2], decimals: 1 },
  { highest: 19.2, ticks: [1, 5, 10, 15], decimals: 0 },
  { highest: 1.18, ticks: [1, 1.1], decimals: 1 },
])("the grid to $highest starts at 1", ({ highest, ticks, decimals }) => {
  const scale = valueScale([1, highest], 10);
  expect(scale.ticks).toEqual(ticks);
  expect(scale.decimals).toBe(decimals);
  expect(scale.high).toBeGreaterThan(highest);
});

test("values below 1 have room, and lines as far apart as those above", () => {
  expect(valueScale([1, 0.84, 2], 5).low).toBeLessThan(0.84);
  expect(valueScale([1, 0.56, 2.9], 5).ticks).toEqual([0.5, 1, 1.5, 2, 2.5]);
});

test.each([
  { lowest: 1, highest: 21.9, ticks: [1, 2, 5, 10, 20] },
  { lowest: 0.45, highest: 5.7, ticks: [0.5, 1, 2, 5] },
])("over ten years the grid from $lowest to $highest is logarithmic", ({ lowest, highest, ticks }) => {
  const scale = valueScale([1, lowest, highest], 10.1);
  expect(scale.kind).toBe("log");
  expect(scale.ticks).toEqual(ticks);
  expect(scale.low).toBeLessThan(lowest);
  expect(scale.high).toBeGreaterThan(highest);
});

test.each([
  { years: 11, doubled: [1, 2, 4] },
  { years: 9, doubled: [1, 2, 3] },
])("equal steps over $years years: $doubled", ({ years, doubled }) => {
  const scale = valueScale([1, 8], years);
  const drawing = { margin: { top: 12, right: 0, bottom: 0, left: 0 }, plotBottom: 368 };
  const [first = 0, second = 0, third = 0] = doubled.map((value) => yOfValue(drawing, scale, value));
  expect(first - second).toBeCloseTo(second - third);
});

test("a series that never moved has a scale", () => {
  const { low, high } = valueScale([1, 1], 5);
  expect(high).toBeGreaterThan(low);
});

const day = (date: string): number => Date.parse(date);

test("long series are labelled by year, on phones by every second one", () => {
  const labels = (format: "wide" | "phone") =>
    timeTicks(day("2018-09-14"), day("2025-05-31"), format).map(({ label }) => label);
  expect(labels("wide")).toEqual(["2019", "2020", "2021", "2022", "2023", "2024", "2025"]);
  expect(labels("phone")).toEqual(["2019", "2021", "2023", "2025"]);
});

test("short series are labelled by month, counted from the first, at month ends", () => {
  const ticks = timeTicks(day("2023-03-31"), day("2025-06-30"), "wide");
  expect(ticks.map(({ label }) => label)).toEqual([
    "Mar 2023",
    "Sep 2023",
    "Mar 2024",
    "Sep 2024",
    "Mar 2025",
  ]);
  expect(ticks[1]?.time).toBe(day("2023-09-30"));
  expect(timeTicks(day("2023-03-31"), day("2025-06-30"), "phone")).toHaveLength(3);
});
