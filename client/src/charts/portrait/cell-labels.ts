import type { PortraitPart } from "../../content/types.ts";

/**
 * Words below a cell begin at `x`, or end there, in percent of the bar. The value of a narrow cell is small. `from`:
 * a place within the cell, if the words begin before it.
 */
export type CellLabel = PortraitPart & {
  x: number;
  anchor: "start" | "end";
  from: number | null;
  isSmall: boolean;
};

/**
 * Widths in percent of the narrowest bar: `sign` for each character, `base` for what the percent sign takes beyond
 * that.
 */
const VALUE = { base: 2.3, sign: 1.96 };
const SMALL_VALUE = { base: 0.8, sign: 1.45 };
const LETTER = 1.4;
const GAP = 1.2;

/** Scales of the values. The smaller ones are used if the usual values do not fit at their cells. */
const SCALES = { usual: 1, dense: 22 / 28, fine: 18 / 28 };

export type ValueSize = keyof typeof SCALES;

/** The value of a cell below this many percent is small. */
const NARROW = 8;

/**
 * How far before its cell a word may begin, in percent of the bar: beyond `APART` it is smaller and has a line to its
 * cell, and beyond `MOST_APART` there is no place for it.
 */
const APART = 0.5;
const MOST_APART = 6;
/** How far within its cell a line to its words begins. */
const WITHIN = 1.5;
/** The last word ends with the bar, so it may begin further before its cell. */
const LAST_APART = 8;

/** Start of each cell in percent of the bar. */
export function cellStarts(parts: readonly PortraitPart[]): number[] {
  let start = 0;
  return parts.map(({ percent }) => {
    const own = start;
    start += percent.value;
    return own;
  });
}

/**
 * The words below the cells, in the largest size in which each stands at its cell, or as near as its neighbours allow.
 * Null if a word would stand too far before its cell, or behind it. If the last word has no room, it ends where the bar
 * does.
 */
export function cellLabels(parts: readonly PortraitPart[]): { size: ValueSize; labels: CellLabel[] } | null {
  const starts = cellStarts(parts);
  const last = parts.length - 1;
  const isNear = (places: readonly number[], most: number): boolean =>
    places.every(
      (place, index) =>
        place >= (starts[index] as number) - (index === last ? LAST_APART : most) &&
        place <= (starts[index + 1] ?? 100),
    );
  const sizes = (Object.keys(SCALES) as ValueSize[]).map((size) => ({
    size,
    places: placesOf(
      starts,
      parts.map((part) => widthOf(part, SCALES[size])),
    ),
  }));
  const found =
    sizes.find(({ places }) => isNear(places, APART)) ??
    sizes.findLast(({ places }) => isNear(places, MOST_APART));
  if (found === undefined) return null;
  return {
    size: found.size,
    labels: parts.map((part, index) => {
      const place = found.places[index] as number;
      const start = starts[index] as number;
      const isPushed = index === last && place < start;
      return {
        ...part,
        x: isPushed ? 100 : place,
        anchor: isPushed ? "end" : "start",
        from: !isPushed && place < start - APART ? start + Math.min(part.percent.value / 2, WITHIN) : null,
        isSmall: part.percent.value < NARROW,
      };
    }),
  };
}

function widthOf({ name, percent }: PortraitPart, scale: number): number {
  const { base, sign } = percent.value < NARROW ? SMALL_VALUE : VALUE;
  const value = (base + sign * percent.withSign.length) * (percent.value < NARROW ? 1 : scale);
  return Math.max(value, name.length * LETTER) + GAP;
}

/**
 * Places each word after the one before it, from the left; then moves words back from the right, until the last one
 * ends with the bar.
 */
function placesOf(starts: readonly number[], widths: readonly number[]): number[] {
  let free = 0;
  const places = starts.map((start, index) => {
    const place = Math.max(start, free);
    free = place + (widths[index] as number);
    return place;
  });
  let end = 100 + GAP;
  for (let index = places.length - 1; index >= 0; index -= 1) {
    end = Math.min(places[index] as number, end - (widths[index] as number));
    places[index] = end;
  }
  return places;
}
