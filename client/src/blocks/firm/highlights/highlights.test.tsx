import { expect, test } from "vitest";
import { render } from "../../../../../tests/client/render.ts";
import { DotField } from "./dot-field.tsx";

const ITEM = { label: "PMS", explanation: null, way: null, unit: "+" } as const;

function fieldOf(count: number): (string | null)[][] {
  const root = render(<DotField item={{ ...ITEM, figure: String(count) }} />);
  return [...root.querySelectorAll("rect")].map((rect) => [
    rect.getAttribute("width"),
    rect.getAttribute("height"),
  ]);
}

test("one dot is one: full lines across the column, then the rest", () => {
  expect(fieldOf(300)).toEqual([
    ["252", "9"],
    ["144", "3"],
  ]);
  expect(fieldOf(252)).toEqual([["252", "9"]]);
});

test("a small count has no field, which would look like a rule", () => {
  expect(fieldOf(251)).toEqual([]);
});
