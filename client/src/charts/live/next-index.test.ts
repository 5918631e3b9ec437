import { expect, test } from "vitest";
import { nextIndex } from "./next-index.ts";

test("arrows step and stop at the ends", () => {
  expect(nextIndex("ArrowRight", 3, 5)).toBe(4);
  expect(nextIndex("ArrowRight", 4, 5)).toBe(4);
  expect(nextIndex("ArrowLeft", 0, 5)).toBe(0);
});

test("the first arrow enters from its end", () => {
  expect(nextIndex("ArrowRight", null, 5)).toBe(0);
  expect(nextIndex("ArrowLeft", null, 5)).toBe(4);
});

test("home, end, escape, and keys of others", () => {
  expect(nextIndex("Home", 3, 5)).toBe(0);
  expect(nextIndex("End", 3, 5)).toBe(4);
  expect(nextIndex("Escape", 3, 5)).toBeNull();
  expect(nextIndex("Tab", 3, 5)).toBeUndefined();
});
