import { expect, test } from "vitest";
import { ageTone, ageWords } from "./age.ts";

test.each([
  [45, "stated", "fresh"],
  [46, "stated", "old"],
  [46, "mixed", "old"],
  [120, "stated", "old"],
  [121, "stated", "stale"],
  [500, "illustrative", "fresh"],
  [null, "stated", "fresh"],
] as const)("%j days of %s figures are %s", (ageDays, nature, tone) => {
  expect(ageTone({ ageDays, nature })).toBe(tone);
});

test("an age in words", () => {
  expect([null, -1, 0, 1, 1234].map(ageWords)).toEqual([
    "–",
    "ahead of today",
    "today",
    "1 day",
    "1,234 days",
  ]);
});
