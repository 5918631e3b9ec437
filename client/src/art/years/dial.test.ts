import { expect, test } from "vitest";
import { yearDial } from "./dial.ts";

function tickCount(dashes: string): number {
  return dashes.split(" ").filter((length) => length === ".42").length;
}

test.each([
  [1, 0, 1],
  [2, 1, 1],
  [11, 10, 1],
  [25, 24, 1],
])("%i completed years are %i plain ticks and %i gold one", (years, plain, gold) => {
  const dial = yearDial(years);
  expect([tickCount(dial.run), tickCount(dial.latest)]).toEqual([plain, gold]);
});

test("the gold tick stands after the plain ones", () => {
  expect(yearDial(11).latest).toBe("0 10 .42 25");
});

test("no completed year leaves the dial empty", () => {
  expect(yearDial(0)).toMatchObject({ run: "0 25", latest: "0 25" });
});

test("years beyond the scale fill it", () => {
  expect(yearDial(40)).toEqual(yearDial(25));
  expect(tickCount(yearDial(12, 10).run)).toBe(9);
});
