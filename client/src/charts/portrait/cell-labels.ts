import type { PortraitPart } from "../../content/types.ts";

/**
 * Words below a cell begin at `x`, or end there, in percent of the bar. The value of a narrow cell is small. `from`:
 * where the cell begins, if the words begin before it.
 */
export type CellLabel = PortraitPart & {
  x: number;
  anchor: "start" | "end";
  from: number | null;
  isSmall: boolean;
};

/** What the percent sign takes beyond another sign, and a sign, in percent of the bar where it is narrowest. */
const VALUE = { base: 2.3, sign: 1.96 };
const SMALL_VALUE = { base: 0.8, sign: 1.45 };
const LETTER = 1.4;
const GAP = 1.2;

/** By how much values are smaller where the usual ones do not stand at their cells. */
const SCALES = { usual: 1, dense: 22 / 28, fine: 18 / 28 };

export type ValueSize = keyof typeof SCALES;

/** The value of a cell below this many percent is small. */
const NARROW = 8;

/** Further before its cell than this, in percent of the bar, a word is smaller with a line to it, and at last has no place. */
const APART = 0.5;
const MOST_APART = 6;
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
 * The words below the cells, in the largest size in which each stands at its cell, or as near as its neighbours allow;
 * null where one would stand too far before its cell, or behind it. A last one without room ends where the bar does. Of
 * bands only the values are drawn.
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
      parts.map((part) => widthOf(part, SCALES[size], areNamed(parts))),
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
        from: !isPushed && place < start - APART ? start : null,
        isSmall: part.percent.value < NARROW,
      };
    }),
  };
}

/** Whether the names of the parts say something that their order does not. */
export function areNamed(parts: readonly PortraitPart[]): boolean {
  return parts.every(({ look }) => look !== "band");
}

function widthOf({ name, percent }: PortraitPart, scale: number, isNamed: boolean): number {
  const { base, sign } = percent.value < NARROW ? SMALL_VALUE : VALUE;
  const value = (base + sign * percent.withSign.length) * (percent.value < NARROW ? 1 : scale);
  return Math.max(value, isNamed ? name.length * LETTER : 0) + GAP;
}

/** From the left each after the one before it, then from the right each before the one behind it. */
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
