import type { PortraitPart } from "../../content/types.ts";

/** How wide a value with its name is at least, in percent of the bar where it is narrowest. */
const LABEL_WIDTH = 17;

/** Start of each cell in percent of the bar. */
export function cellStarts(parts: readonly PortraitPart[]): number[] {
  let start = 0;
  return parts.map(({ percent }) => {
    const own = start;
    start += percent.value;
    return own;
  });
}

/** Further from its cell than this, in percent of the bar, a word would seem to belong to another one. */
const MOST_APART = 8;

/** Whether words below the cells would stand too far from them. */
export function isCrowded(parts: readonly PortraitPart[]): boolean {
  const starts = cellStarts(parts);
  return labelPlaces(parts).some((place, index) => Math.abs(place - (starts[index] ?? 0)) > MOST_APART);
}

/** Where the words below the cells begin, in percent: at their cells, or as near as the neighbouring words allow. */
export function labelPlaces(parts: readonly PortraitPart[]): number[] {
  const places: number[] = [];
  for (const start of cellStarts(parts)) {
    places.push(Math.max(start, (places.at(-1) ?? -LABEL_WIDTH) + LABEL_WIDTH));
  }
  const last = 100 - LABEL_WIDTH;
  return places.map((place, index) => Math.min(place, last - LABEL_WIDTH * (parts.length - 1 - index)));
}
