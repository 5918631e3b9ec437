import { expect, test } from "vitest";
import { dayInWords, indianMoment, readIndianMoment } from "./india-time.ts";

const NOW = new Date("2026-06-30T12:00:00Z");

test("a moment is shown in India's time, wherever the reader is", () => {
  expect(indianMoment("2026-06-30T20:00:00Z")).toMatch(/^1 Jul 2026.*1:30 am IST$/);
});

test("a typed day and time are India's", () => {
  const read = readIndianMoment("2026-07-01", "09:00", NOW);
  expect(read).toEqual({ moment: "2026-07-01T09:00:00+05:30" });
});

test.each([
  ["", "09:00"],
  ["2026-07-01", ""],
  ["2026-13-01", "09:00"],
  ["2090-02-30", "09:00"],
  ["2026-07-01", "25:00"],
])("%j at %j is no moment", (day, clock) => {
  expect(readIndianMoment(day, clock, NOW)).toEqual({ fault: "Choose a day and a time." });
});

test("nothing is published in the past, which the same clock in London would not be", () => {
  expect(readIndianMoment("2026-06-30", "17:30", NOW)).toHaveProperty("fault");
  expect(readIndianMoment("2026-06-30", "17:31", NOW)).toHaveProperty("moment");
});

test("a day is shown in words, an invalid one as it was typed", () => {
  expect(dayInWords("2026-06-30")).toBe("30 Jun 2026");
  const typed = ["", "30.6.26", "2026-99-99", "2026-02-30"];
  expect(typed.map(dayInWords)).toEqual(typed);
});
