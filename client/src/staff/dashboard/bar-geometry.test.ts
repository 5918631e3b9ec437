import { expect, test } from "vitest";
import { barsOf, barsSummary, HEIGHT, localDay, mostADay, WIDTH } from "./bar-geometry.ts";

const days = (...counts: number[]): { date: string; count: number }[] =>
  counts.map((count, index) => ({ date: `2025-05-${String(index + 1).padStart(2, "0")}`, count }));

test("the fullest day fills the field, the others by their share, an empty one is a hairline", () => {
  const bars = barsOf(days(4, 0, 2, 1));
  expect(bars.map(({ height }) => height)).toEqual([HEIGHT, 1, HEIGHT / 2, HEIGHT / 4]);
  expect(bars.every(({ y, height }) => y + height === HEIGHT)).toBe(true);
});

test("the last three are marked and all stand inside the field", () => {
  const bars = barsOf(days(...Array.from({ length: 30 }, (_, index) => index)));
  expect(bars.filter(({ isRecent }) => isRecent)).toEqual(bars.slice(-3));
  const last = bars.at(-1);
  expect((last?.x ?? 0) + (last?.width ?? WIDTH)).toBeLessThanOrEqual(WIDTH);
});

test("days without any query are all hairlines", () => {
  expect(barsOf(days(0, 0)).map(({ height }) => height)).toEqual([1, 1]);
});

test("the result in a sentence names the first of the fullest days", () => {
  expect(barsSummary(days(1, 3, 3))).toBe(`7 in 3 days, most on ${localDay("2025-05-02")} with 3.`);
  expect(barsSummary(days(0, 0))).toBe("0 in 2 days.");
});

test("a day is itself in every time zone", () => {
  expect(localDay("2025-05-31")).toContain("31");
});

test("the scale ends at the fullest day, and at one where no query came", () => {
  expect([mostADay(days(1, 9, 3)), mostADay(days(0, 0)), mostADay([])]).toEqual([9, 1, 1]);
});
