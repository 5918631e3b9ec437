import { toTenth } from "../../art/tenth.ts";
import type { FactCells } from "../../content/types.ts";

export type FactCell = { x: number; width: number; height: number; isFilled: boolean };

const SQUARE_SHARE = 0.75;
const STROKE_SHARE = 0.14;

/** The filled cells from the left, then the others. Strokes go from one end to the other. */
export function factCells({ look, filled, total }: FactCells, width: number, height: number): FactCell[] {
  const isSquare = look === "squares";
  const even = isSquare ? Math.min(width / total, height / SQUARE_SHARE) : width / total;
  const side = toTenth(Math.min(height, even * (isSquare ? SQUARE_SHARE : STROKE_SHARE)));
  const pitch = isSquare || total === 1 ? even : (width - side) / (total - 1);
  return Array.from({ length: total }, (_, index) => ({
    x: toTenth(index * pitch),
    width: side,
    height: look === "squares" ? side : height,
    isFilled: index < filled,
  }));
}
