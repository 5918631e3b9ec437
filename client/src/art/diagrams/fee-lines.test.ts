import { expect, test } from "vitest";
import { feeLines } from "./fee-lines.ts";

const starts = (path: string): number => path.split("M").length - 1;

test("one line is a round sum, and the part passed on is among them", () => {
  const { count, kept, passedOn } = feeLines(59_000, 20_000);
  expect(count).toBe(59);
  expect([starts(kept), starts(passedOn)]).toEqual([39, 20]);
});

test("a larger fee has no more lines than a hundred", () => {
  expect(feeLines(118_000, 40_000)).toEqual(feeLines(59_000, 20_000));
});

test("lines that are passed on begin below the others and end in the middle of the height", () => {
  const { passedOn, stations } = feeLines(30, 10);
  expect(passedOn).toMatch(/^M0 20\.5H100C150 20\.5 150 10\.5 200 10\.5M0 21\.5/);
  expect(stations).toBe("M0 0V30M100 0V30M200 10v10");
});
