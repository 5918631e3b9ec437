import { toTenth } from "../../../art/tenth.ts";
import type { FactCells } from "../../../content/types.ts";

export type FactCell = { x: number; width: number; height: number; isFilled: boolean };

const SQUARE_SHARE = 0.75;
const STROKE_SHARE = 0.14;

/** The filled cells from the left, then the others. */
export function factCells({ look, filled, total }: FactCells, width: number, height: number): FactCell[] {
  const pitch = look === "squares" ? Math.min(width / total, height / SQUARE_SHARE) : width / total;
  const side = toTenth(Math.min(height, pitch * (look === "squares" ? SQUARE_SHARE : STROKE_SHARE)));
  return Array.from({ length: total }, (_, index) => ({
    x: toTenth(index * pitch),
    width: side,
    height: look === "squares" ? side : height,
    isFilled: index < filled,
  }));
}
