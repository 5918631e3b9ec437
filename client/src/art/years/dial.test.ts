import { expect, test } from "vitest";
import { yearDial } from "./dial.ts";

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
