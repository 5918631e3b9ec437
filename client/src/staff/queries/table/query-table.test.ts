import { expect, test } from "vitest";
import { rowToFocus } from "./query-table.tsx";

test.each([
  ["ArrowDown", 0, 1],
  ["ArrowDown", 4, 4],
  ["ArrowUp", 4, 3],
  ["ArrowUp", 0, 0],
  ["Home", 3, 0],
  ["End", 1, 4],
  ["Enter", 1, null],
  ["a", 1, null],
])("%s in row %i of five leads to %s", (key, current, expected) => {
  expect(rowToFocus(key, current, 5)).toBe(expected);
});
