// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { draw, only } from "../../../../../tests/client/draw.ts";
import { DotField } from "./dot-field.tsx";

const ITEM = { label: "PMS", explanation: null, way: null };

function drawn(count: number, plus: boolean): { rects: (string | null)[][]; gold: string | null } {
  const svg = only<SVGSVGElement>(
    draw(<DotField item={{ ...ITEM, count: { value: count, shown: String(count) }, plus }} />),
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
  expect(drawn(250, true)).toEqual({
    rects: [
      ["200", "4"],
      ["100", "2"],
    ],
    gold: "101",
  });
  expect(drawn(10, false)).toEqual({ rects: [["20", "2"]], gold: null });
  expect(drawn(100, true)).toEqual({ rects: [["200", "2"]], gold: "1" });
});
