import { expect, test } from "vitest";
import { differences } from "./differences.ts";

test("each value of mine that theirs has not is a line with its place", () => {
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

test("what is the same says nothing, a name of every object's own included", () => {
  expect(differences({ a: [1, { b: "c" }] }, { a: [1, { b: "c" }] })).toEqual([]);
  expect(differences({ constructor: "x" }, {})).toEqual(["constructor: x"]);
});
