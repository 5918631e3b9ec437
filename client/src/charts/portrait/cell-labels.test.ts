import { expect, test } from "vitest";
import type { PortraitPart } from "../../content/types.ts";
import { cellLabels, cellStarts } from "./cell-labels.ts";

function parts(...values: number[]): PortraitPart[] {
  return values.map((value) => ({
    name: `P${value}`,
    percent: { value, shown: `${value}`, withSign: `${value}%` },
    look: "large",
  }));
}

const placesOf = (given: PortraitPart[]): (number | undefined)[] =>
  cellLabels(given)?.labels.map(({ x }) => x) ?? [];

test("a cell begins where the one before it ends", () => {
  expect(cellStarts(parts(60, 30, 10))).toEqual([0, 60, 90]);
});

test("words stand at their cell where there is room", () => {
  expect(placesOf(parts(50, 25, 25))).toEqual([0, 50, 75]);
});

test("the value of a narrow cell is small, and a last one that has no room ends where the bar does", () => {
  const labels = cellLabels(parts(40, 30, 26.8, 3.2))?.labels;
  expect(labels?.map(({ isSmall }) => isSmall)).toEqual([false, false, false, true]);
  expect(labels?.at(-1)).toMatchObject({ x: 100, anchor: "end" });
});

test("where values would stand apart from their cells they are smaller", () => {
  expect(cellLabels(parts(50, 25, 25))?.size).toBe("usual");
  expect(["dense", "fine"]).toContain(cellLabels(parts(59.38, 24.52, 12.75, 3.35))?.size);
});

test("words somewhat before their cell are led to it by a line", () => {
  const labels = cellLabels(parts(70.36, 14.91, 12.05, 2.68))?.labels;
  expect(labels?.map(({ from }) => from !== null)).toEqual([false, false, true, false]);
  expect(labels?.[2]?.from).toBeCloseTo(86.77);
});

test("words that would stand below another cell are not drawn", () => {
  expect(cellLabels(parts(63.8, 23.08, 13.13))).not.toBeNull();
  expect(cellLabels(parts(79.51, 10.12, 5.25, 5.12))).toBeNull();
  expect(cellLabels(parts(1.11, 1.12, 1.13, 1.14, 1.15, 94.35))).toBeNull();
});

test("a long name pushes the next words on within their cell", () => {
  const named = parts(15, 40, 45).map((part, index) => ({
    ...part,
    name: index === 0 ? "Above a hundred of them" : "Other",
  }));
  expect(placesOf(named)[1]).toBeGreaterThan(25);
});

test("words of narrow cells keep apart and stay on the bar", () => {
  for (const shares of [
    [89.2, 10.8],
    [3, 4, 88, 5],
    [63.8, 23.08, 13.13],
    [22.8, 44.2, 28.7, 4.3],
  ]) {
    const places = placesOf(parts(...shares)) as number[];
    expect(places).toHaveLength(shares.length);
    for (const [index, place] of places.slice(1).entries())
      expect(place - (places[index] as number)).toBeGreaterThan(4);
  }
});
