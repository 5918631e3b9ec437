// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { draw, only } from "../../../../../tests/client/draw.ts";
import { DotField, fieldSize } from "./dot-field.tsx";

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
  expect(drawn(100, true)).toEqual({
    rects: [
      ["144", "6"],
      ["12", "3"],
    ],
    gold: "13.5",
  });
  expect(drawn(10, false)).toEqual({ rects: [["30", "3"]], gold: null });
  expect(drawn(96, true)).toEqual({ rects: [["144", "6"]], gold: "1.5" });
});

test.each([10, 50, 100, 500, 2500, 8000])("%i dots are no more lines than the row is high", (count) => {
  expect(count / fieldSize(count).dotsPerLine).toBeLessThan(60);
});
