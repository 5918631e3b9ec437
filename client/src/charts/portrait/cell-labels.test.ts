import { expect, test } from "vitest";
import type { PortraitPart } from "../../content/types.ts";
import { cellStarts, isCrowded, labelPlaces } from "./cell-labels.ts";

function parts(...values: number[]): PortraitPart[] {
  return values.map((value) => ({
    name: `Part of ${value}`,
    percent: { value, shown: `${value}`, withSign: `${value}%` },
    look: "large",
  }));
}

test("a cell begins where the one before it ends", () => {
  expect(cellStarts(parts(60, 30, 10))).toEqual([0, 60, 90]);
});

test("words stand at their cell where there is room", () => {
  expect(labelPlaces(parts(50, 25, 25))).toEqual([0, 50, 75]);
});

test("words that would stand below another cell are crowded", () => {
  expect(isCrowded(parts(63.8, 23.08, 13.13))).toBe(false);
  expect(isCrowded(parts(22.8, 44.2, 28.7, 4.3))).toBe(true);
});

test("a long name pushes the next words on within their cell", () => {
  const [first, ...others] = parts(15, 40, 36) as [PortraitPart, ...PortraitPart[]];
  const named = [{ ...first, name: "Above a hundred of them" }, ...others];
  expect(labelPlaces(named)[1]).toBeGreaterThan(25);
  expect(isCrowded(named)).toBe(false);
});

test("words of narrow cells keep apart and stay on the bar", () => {
  for (const shares of [
    [89.2, 10.8],
    [2, 3, 90, 5],
    [63.8, 23.08, 13.13],
    [30, 5, 65],
  ]) {
    const places = labelPlaces(parts(...shares));
    expect(places.at(-1)).toBeLessThanOrEqual(83);
    places.slice(1).forEach((place, index) => {
      expect(place - (places[index] ?? 0)).toBeGreaterThanOrEqual(17);
    });
  }
});
