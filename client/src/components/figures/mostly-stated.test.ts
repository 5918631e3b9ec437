import { expect, test } from "vitest";
import { isMostlyStated } from "./mostly-stated.ts";

test.each([
  [["33", null], true],
  [["33", null, null], false],
  [[null], false],
  [[], true],
])("%j is mostly stated: %s", (facts: (string | null)[], expected) => {
  expect(isMostlyStated(facts, (fact) => fact)).toBe(expected);
});
