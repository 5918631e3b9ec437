import { expect, test } from "vitest";
import { differences } from "./differences.ts";

test("each of my values that the other draft lacks is a line with its place", () => {
  const theirs = { asOn: "2026-05-31", rows: [["a", "1"]], note: "x", source: null };
  const mine = {
    asOn: "2026-06-30",
    rows: [
      ["a", "2"],
      ["b", "3"],
    ],
    note: null,
    source: null,
  };
  expect(differences(mine, theirs)).toEqual([
    "asOn: 2026-06-30",
    "rows › 1 › 2: 2",
    "rows › 2 › 1: b",
    "rows › 2 › 2: 3",
    "note: nothing",
  ]);
});

test("equal drafts have no differences, even with names that every object inherits", () => {
  expect(differences({ a: [1, { b: "c" }] }, { a: [1, { b: "c" }] })).toEqual([]);
  expect(differences({ constructor: "x" }, {})).toEqual(["constructor: x"]);
});
