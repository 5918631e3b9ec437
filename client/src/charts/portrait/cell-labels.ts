import type { PortraitPart } from "../../content/types.ts";

/** How wide a value is, and a letter of its name, in percent of the bar where it is narrowest. */
const VALUE_WIDTH = 17;
const LETTER_WIDTH = 1.45;

/** Start of each cell in percent of the bar. */
export function cellStarts(parts: readonly PortraitPart[]): number[] {
  let start = 0;
  return parts.map(({ percent }) => {
    const own = start;
    start += percent.value;
    return own;
  });
}

/** Further before its cell than this, in percent of the bar, a word would seem to belong to another one. */
const MOST_APART = 8;

/** Whether words would stand too far before their cell, or behind it. */
export function isCrowded(parts: readonly PortraitPart[]): boolean {
  const starts = [...cellStarts(parts), 100];
  return labelPlaces(parts).some(
    (place, index) => place < (starts[index] as number) - MOST_APART || place > (starts[index + 1] as number),
  );
}

/** Where the words below the cells begin, in percent: at their cells, or as near as the neighbouring words allow. */
export function labelPlaces(parts: readonly PortraitPart[]): number[] {
  const widths = parts.map(({ name }) => Math.max(VALUE_WIDTH, name.length * LETTER_WIDTH));
  let free = 0;
  const places = cellStarts(parts).map((start, index) => {
    const place = Math.max(start, free);
    free = place + (widths[index] as number);
    return place;
  });
  let end = 100;
  return places
    .reverse()
    .map((place, index) => {
      end -= widths[parts.length - 1 - index] as number;
      return Math.min(place, end);
    })
    .reverse();
}
