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

test("one dot is one: full columns, then the rest", () => {
  expect(fieldOf(100)).toEqual([
    ["9", "84"],
    ["3", "48"],
  ]);
  expect(fieldOf(56)).toEqual([["6", "84"]]);
  expect(fieldOf(2500)).toEqual([
    ["267", "84"],
    ["3", "24"],
  ]);
});
