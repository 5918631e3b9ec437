import { expect, test } from "vitest";
import { nameOfRun, runLengths } from "./cell-runs.ts";

const COLUMNS = ["Category I", "Category II", "Category III"].map((label) => ({
  label,
  numeric: false,
}));

test("equal neighbouring cells of many words are one run, short ones stay in their columns", () => {
  const [a, b] = ["You in both, except on business income", "The fund, before anything is paid out"];
  expect(runLengths([a, a, b])).toEqual([2, 0, 1]);
  expect(runLengths([a, b, a])).toEqual([1, 1, 1]);
  expect(runLengths([a, a, a])).toEqual([3, 0, 0]);
  expect(runLengths(["Yes", "Yes", "Yes"])).toEqual([1, 1, 1]);
});

test("a run has the names of its columns, with their common part once", () => {
  expect(nameOfRun(COLUMNS, 0, 2)).toBe("Category I and II");
  expect(nameOfRun(COLUMNS, 2, 1)).toBe("Category III");
  expect(nameOfRun(COLUMNS, 0, 3)).toBe("The same for all");
  expect(nameOfRun(COLUMNS.slice(1), 0, 2)).toBe("The same for both");
});
