import { expect, test } from "vitest";
import { factCells } from "./fact-cells.ts";

test("stocks are squares, those that are always held filled", () => {
  const cells = factCells({ look: "squares", filled: 3, total: 4, ends: [], isOpen: false }, 100, 30);
  expect(cells.map(({ isFilled }) => isFilled)).toEqual([true, true, true, false]);
  for (const { width, height } of cells) expect(width).toBe(height);
});

test("a year is a stroke as high as the drawing", () => {
  const cells = factCells({ look: "strokes", filled: 20, total: 20, ends: [], isOpen: false }, 1000, 30);
  expect(cells).toHaveLength(20);
  expect(cells[0]).toEqual({ x: 0, width: 7, height: 30, isFilled: true });
  expect(cells.at(-1)?.x).toBe(993);
});
