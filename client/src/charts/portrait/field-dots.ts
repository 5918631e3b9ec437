import type { FieldDot } from "../../content/types.ts";

/** Dots nearer to each other than this, in percent of the axis, stand on one another. */
const TOUCH = 2.2;

/** A dot with its storey above the axis, 0 for the lowest. */
export type PlacedDot = FieldDot & { storey: number };

/** The dots in the order of their places, those that would touch on one another; what is looked at stands lowest. */
export function stackedDots(dots: readonly FieldDot[]): PlacedDot[] {
  const ordered = [...dots].sort((one, other) => Number(other.own) - Number(one.own));
  const placed: PlacedDot[] = [];
  for (const dot of ordered) {
    const taken = placed.filter(({ placePercent }) => Math.abs(placePercent - dot.placePercent) < TOUCH);
    const storeys = new Set(taken.map(({ storey }) => storey));
    let storey = 0;
    while (storeys.has(storey)) storey += 1;
    placed.push({ ...dot, storey });
  }
  return placed.sort((one, other) => one.placePercent - other.placePercent || one.storey - other.storey);
}
