import { expect, test } from "vitest";
import { nameOfRun, runLengths } from "./cell-runs.ts";

const COLUMNS = ["Category I", "Category II", "Category III"].map((label) => ({
  label,
  numeric: false,
  bars: false,
}));

test("equal neighbouring cells are one run", () => {
  expect(runLengths(["No", "No", "It may"])).toEqual([2, 0, 1]);
  expect(runLengths(["A", "B", "A"])).toEqual([1, 1, 1]);
  expect(runLengths(["A", "A", "A"])).toEqual([3, 0, 0]);
});

test("a run has the names of its columns, with their common part once", () => {
  expect(nameOfRun(COLUMNS, 0, 2)).toBe("Category I and II");
  expect(nameOfRun(COLUMNS, 2, 1)).toBe("Category III");
  expect(nameOfRun(COLUMNS, 0, 3)).toBe("The same for all");
  expect(nameOfRun(COLUMNS.slice(1), 0, 2)).toBe("The same for both");
});
