import { expect, test } from "vitest";
import { only, render } from "../../../../../tests/client/render.ts";
import { DotField } from "./dot-field.tsx";

const ITEM = { label: "PMS", explanation: null, way: null };

function rendered(count: number, plus: boolean): { rects: (string | null)[][]; gold: string | null } {
  const svg = only<SVGSVGElement>(
    render(<DotField item={{ ...ITEM, figure: String(count), unit: plus ? "+" : "" }} />),
    "svg",
  );
  const rects = [...svg.querySelectorAll("rect")].map((rect) => [
    rect.getAttribute("width"),
    rect.getAttribute("height"),
  ]);
  const gold = svg.querySelector(":scope > circle");
  return { rects, gold: gold?.getAttribute("cx") ?? null };
}

test("one dot is one: full lines across the column, then the rest, then the plus in gold", () => {
  expect(rendered(200, true)).toEqual({
    rects: [
      ["252", "6"],
      ["96", "3"],
    ],
    gold: "97.5",
  });
  expect(rendered(10, false)).toEqual({ rects: [["30", "3"]], gold: null });
  expect(rendered(168, true)).toEqual({ rects: [["252", "6"]], gold: "1.5" });
});
