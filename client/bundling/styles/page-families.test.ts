import { expect, test } from "vitest";
import { joinFamilies } from "./page-families.ts";

const GRAPH = {
  frame: new Set(["frame"]),
  blocks: new Map(["a", "b", "c", "big"].map((kind) => [kind, new Set([kind])])),
};

function weigh(modules: Iterable<string>): number {
  return [...modules].reduce((sum, name) => sum + (name === "big" ? 100 : 10), 0);
}

function kindsOf(pages: string[][], limitBytes: number): string[][] {
  return joinFamilies(pages, GRAPH, weigh, limitBytes).map(({ kinds }) => [...kinds]);
}

test("pages are joined as long as the union is within the limit", () => {
  expect(kindsOf([["a"], ["b"], ["c"]], 30)).toEqual([["c"], ["a", "b"]]);
  expect(kindsOf([["a"], ["b"], ["c"]], 40)).toEqual([["a", "b", "c"]]);
});

test("those that differ least are joined first", () => {
  expect(kindsOf([["a", "b"], ["big"], ["b", "a", "c"]], 40)).toEqual([["big"], ["a", "b", "c"]]);
});

test("a page over the limit is a family of its own, and pages on the same modules are one", () => {
  expect(kindsOf([["big"], ["a"], ["big"]], 20)).toEqual([["a"], ["big"]]);
});

test("a family holds the frame, and leaves out kinds nobody knows", () => {
  const [family] = joinFamilies([["a", "unknown"]], GRAPH, weigh, 0);
  expect(family).toEqual({ kinds: ["a"], modules: new Set(["frame", "a"]) });
});
