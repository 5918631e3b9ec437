import { expect, test } from "vitest";
import { draw, only } from "../../../../../tests/client/draw.ts";
import { DotField } from "./dot-field.tsx";

const ITEM = { label: "PMS", explanation: null, way: null };

function drawn(count: number, plus: boolean): { rects: (string | null)[][]; gold: string | null } {
  const svg = only<SVGSVGElement>(
    draw(<DotField item={{ ...ITEM, figure: String(count), unit: plus ? "+" : "" }} />),
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
  expect(drawn(200, true)).toEqual({
    rects: [
      ["252", "6"],
      ["96", "3"],
    ],
    gold: "97.5",
  });
  expect(drawn(10, false)).toEqual({ rects: [["30", "3"]], gold: null });
  expect(drawn(168, true)).toEqual({ rects: [["252", "6"]], gold: "1.5" });
});
