import { expect, test } from "vitest";
import { feeLines } from "./fee-lines.ts";

const starts = (path: string): number => path.split("M").length - 1;

test("one line is a round sum, in three bands", () => {
  const { height, paths } = feeLines(30_000, 9_000, 20_000);
  expect(paths.map(starts)).toEqual([30, 9, 20]);
  expect(height).toBe(30 + 9 + 20 + 6);
});

test("a larger fee has no more lines than a hundred", () => {
  expect(feeLines(60_000, 18_000, 40_000)).toEqual(feeLines(30_000, 9_000, 20_000));
});

test("what is kept and the tax end in the middle, what is passed on runs through", () => {
  const { paths, stations, bands } = feeLines(20, 5, 10);
  expect(paths.map((path) => path.match(/^M0 \S+H\d+/)?.[0])).toEqual([
    "M0 0.5H100",
    "M0 23.5H100",
    "M0 31.5H200",
  ]);
  expect(stations).toBe("M0 0V41M100 0V41M200 31V41");
  expect(bands).toEqual([0, 23]);
});
