import { expect, test } from "vitest";
import { ageTone, ageWords } from "./age.ts";

test.each([
  [45, "all", "fresh"],
  [46, "all", "old"],
  [46, "some", "old"],
  [120, "all", "old"],
  [121, "all", "stale"],
  [500, "none", "fresh"],
  [null, "all", "fresh"],
] as const)("%j days of figures, %s of them stated, are %s", (ageDays, stated, tone) => {
  expect(ageTone({ ageDays, stated })).toBe(tone);
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
