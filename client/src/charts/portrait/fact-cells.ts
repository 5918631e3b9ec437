import { toTenth } from "../../art/tenth.ts";
import type { FactCells } from "../../content/types.ts";

type FieldCells = Pick<FactCells, "filled" | "most" | "total">;

/** A row of a field: the cells up to a column, in one look. */
export type FieldRow = { to: number; row: number; look: "rest" | "perhaps" | "filled" };

/** Cells column by column: all of them, over them those that may be filled, over these the filled ones. */
export function fieldRows({ filled, most, total }: FieldCells, rows: number): FieldRow[] {
  const parts = [
    { count: total, look: "rest" as const },
    { count: most ?? filled, look: "perhaps" as const },
    { count: filled, look: "filled" as const },
  ];
  return parts.flatMap(({ count, look }) =>
    Array.from({ length: rows }, (_, row) => ({
      to: Math.floor(count / rows) + (row < count % rows ? 1 : 0),
      row,
      look,
    })),
  );
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
