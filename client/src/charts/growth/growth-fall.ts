import { toTenth } from "../../art/tenth.ts";
import type { Fall } from "../../content/types.ts";
import { type GrowthGeometry, xOfPoint } from "./growth-geometry.ts";
import type { GrowthPoint } from "./growth-series.ts";

/** In drawing units: the months of a fall as a band, and where its label has its middle and its foot. */
export type DrawnFall = { label: string; from: number; to: number; middle: number; foot: number };

/** A letter where drawings are smallest, and the height of a line. */
const LETTER_WIDTH = 7.6;
export const LINE_HEIGHT = 16;
const FOOT_GAP = 5;

/**
 * Where falls stand: bands from the peak until the line is as high again. Labels stand at the foot of the plot, where no
 * line reaches; a second one stands at the head of its band where the first has its place.
 */
export function drawnFalls(falls: Fall[], points: GrowthPoint[], geometry: GrowthGeometry): DrawnFall[] {
  const drawn = falls.map(({ label, peak, back }) => {
    const [from, to] = [peak, back ?? points.length - 1].map((row) =>
      toTenth(xOfPoint(geometry, points, row)),
    ) as [number, number];
    const half = (label.length * LETTER_WIDTH) / 2;
    const middle = Math.min(Math.max((from + to) / 2, geometry.plotLeft + half), geometry.plotRight - half);
    return { label, from, to, middle: toTenth(middle), foot: geometry.plotBottom - FOOT_GAP };
  });
  const [first, second] = drawn;
  if (first !== undefined && second !== undefined) {
    const apart = ((first.label.length + second.label.length) * LETTER_WIDTH) / 2;
    if (Math.abs(first.middle - second.middle) < apart) second.foot = geometry.margin.top + LINE_HEIGHT;
  }
  return drawn;
}
