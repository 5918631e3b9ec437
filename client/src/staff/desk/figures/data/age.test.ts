import { expect, test } from "vitest";
import { ageTone, ageWords } from "./age.ts";

test.each([
  [45, "recent"],
  [46, "old"],
  [120, "old"],
  [121, "outdated"],
  [null, "recent"],
] as const)("figures of %j days are %s", (ageDays, tone) => {
  expect(ageTone(ageDays)).toBe(tone);
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
