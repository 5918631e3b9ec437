import type { PortraitPart } from "../../content/types.ts";

/** Words below a cell begin at `x`, or end there, in percent of the bar. The value of a narrow cell is small. */
export type CellLabel = PortraitPart & { x: number; anchor: "start" | "end"; isSmall: boolean };

/** What the percent sign takes beyond another sign, and a sign, in percent of the bar where it is narrowest. */
const VALUE = { base: 2.3, sign: 1.96 };
const SMALL_VALUE = { base: 0.8, sign: 1.45 };
const LETTER = 1.4;
const GAP = 1.2;

/** By how much the values of a dense bar are smaller. */
const DENSE = 22 / 28;

/** The value of a cell below this many percent is small. */
const NARROW = 8;

/** Further before its cell than this, in percent of the bar, a word moves nearer in a smaller type, or has no place. */
const APART = 6;
const MOST_APART = 8;

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
 * The words below the cells, at their cells or as near as the neighbouring words allow, and whether the values are
 * smaller for that; null where they would stand too far before their cell, or behind it. Of bands only the values are
 * drawn.
 */
export function cellLabels(parts: readonly PortraitPart[]): { isDense: boolean; labels: CellLabel[] } | null {
  const starts = cellStarts(parts);
  const isNear = (places: readonly number[], most: number): boolean =>
    places.every(
      (place, index) => place >= (starts[index] as number) - most && place <= (starts[index + 1] ?? 100),
    );
  const placesAt = (scale: number): number[] =>
    placesOf(
      starts,
      parts.map((part) => widthOf(part, scale, areNamed(parts))),
    );
  const [usual, dense] = [placesAt(1), placesAt(DENSE)];
  const isDense = !isNear(usual, APART);
  const places = isDense ? dense : usual;
  if (!isNear(places, MOST_APART)) return null;
  return {
    isDense,
    labels: parts.map((part, index) => {
      const place = places[index] as number;
      const isPushed = index === parts.length - 1 && place < (starts[index] as number);
      return {
        ...part,
        x: isPushed ? 100 : place,
        anchor: isPushed ? "end" : "start",
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
