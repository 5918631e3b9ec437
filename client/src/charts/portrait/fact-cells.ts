import { toTenth } from "../../art/tenth.ts";
import type { FactCells } from "../../content/types.ts";

export type FactCell = { x: number; side: number; isFilled: boolean };

const SQUARE_SHARE = 0.75;

/** Squares side by side, the filled ones from the left. */
export function factCells(
  { filled, total }: Pick<FactCells, "filled" | "total">,
  width: number,
  height: number,
): FactCell[] {
  const pitch = Math.min(width / total, height / SQUARE_SHARE);
  return Array.from({ length: total }, (_, index) => ({
    x: toTenth(index * pitch),
    side: toTenth(pitch * SQUARE_SHARE),
    isFilled: index < filled,
  }));
}

export type AxisYear = { year: number; percent: number; isNamed: boolean; isMarked: boolean };

/** The calendar years from the first to the last, which are named, as are those that are marked. */
export function axisYears({ ends, marked }: Pick<FactCells, "ends" | "marked">): AxisYear[] {
  const [first = 0, last = 0] = ends.map(Number);
  return Array.from({ length: last - first + 1 }, (_, index) => {
    const year = first + index;
    const isMarked = marked.includes(year);
    const isNamed = isMarked || year === first || year === last;
    return { year, percent: toTenth((100 * index) / Math.max(last - first, 1)), isNamed, isMarked };
  });
}
