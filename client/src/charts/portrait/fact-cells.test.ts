import { expect, test } from "vitest";
import { axisYears, fieldRows } from "./fact-cells.ts";

test("a field fills column by column: all its cells, those that may be filled, and those that are", () => {
  expect(fieldRows({ filled: 4, most: 5, total: 250 }, 2)).toEqual([
    { row: 0, to: 125, look: "rest" },
    { row: 1, to: 125, look: "rest" },
    { row: 0, to: 3, look: "perhaps" },
    { row: 1, to: 2, look: "perhaps" },
    { row: 0, to: 2, look: "filled" },
    { row: 1, to: 2, look: "filled" },
  ]);
});

test("years go from one end to the other, and both ends and the marked ones are named", () => {
  const years = axisYears({ ends: ["2004", "2024"], marked: [2009] });
  expect(years).toHaveLength(21);
  const named = years.filter(({ isNamed }) => isNamed);
  expect(named.map(({ year, percent, isMarked }) => [year, percent, isMarked])).toEqual([
    [2004, 0, false],
    [2009, 25, true],
    [2024, 100, false],
  ]);
});
