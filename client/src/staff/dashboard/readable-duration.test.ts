import { expect, test } from "vitest";
import { readableDuration } from "./readable-duration.ts";

test.each([
  [null, "-"],
  [0.4, "under 1 min"],
  [42.4, "42 min"],
  [119, "119 min"],
  [210, "3.5 h"],
  [2880, "2 days"],
])("%s minutes read as %s", (minutes, expected) => {
  expect(readableDuration(minutes)).toBe(expected);
});
