import { expect, test } from "vitest";
import { yearDial, yearsInWords } from "./dial.ts";

function tickCount(dashes: string): number {
  return dashes.split(" ").filter((length) => length === ".42").length;
}

test.each([1, 2, 11, 25])("%i completed years are as many ticks", (years) => {
  expect(tickCount(yearDial(years).run)).toBe(years);
});

test("no completed year leaves the dial empty", () => {
  expect(yearDial(0).run).toBe("0 25");
});

test("years beyond the scale fill it", () => {
  expect(yearDial(40)).toEqual(yearDial(25));
  expect(tickCount(yearDial(12, 10).run)).toBe(10);
});

test.each([
  [0, "under 1 year"],
  [1, "1 year"],
  [12, "12 years"],
])("%i completed years are read out as %s", (years, words) => {
  expect(yearsInWords(years)).toBe(words);
});
