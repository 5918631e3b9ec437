import { toTenth } from "../../art/tenth.ts";
import { type GrowthGeometry, scaleOf, xOfPoint, yOfValue } from "./growth-geometry.ts";
import type { DrawnFalls, GrowthPoint } from "./growth-series.ts";

/** In drawing units: what lies between the line and the height of its peak; where the words of the deepest have room. */
export type FallsDrawing = { areas: string[]; words: Place | null };

type Place = { x: number; y: number };

/** Half the width of a depth in words, where drawings are smallest. */
export const HALF_WORDS = 25;
/** From the lowest place to the foot of the words below it, and from there to another line. */
const WORDS_DROP = 18;
const WORDS_GAP = 5;

/** Where falls stand: over the line as long as the peak is not reached again. */
export function fallsDrawing(
  { falls }: DrawnFalls,
  points: GrowthPoint[],
  geometry: GrowthGeometry,
): FallsDrawing {
  const scale = scaleOf(points);
  const placesOf = (name: "portfolio" | "benchmark"): Place[] =>
    points.map((point, row) => ({
      x: toTenth(xOfPoint(geometry, points, row)),
      y: toTenth(yOfValue(geometry, scale, point[name])),
    }));
  const line = placesOf("portfolio");
  const corners = falls.map(({ peak, back }) => cornersOf(line, peak, back));
  const deepest = corners[0] ?? [];
  const low = deepest.reduce((lowest, place) => (place.y > lowest.y ? place : lowest));
  const near = [...line, ...placesOf("benchmark")].filter(({ x }) => Math.abs(x - low.x) <= HALF_WORDS);
  const below = Math.max(...near.map(({ y }) => y)) + WORDS_DROP;
  const invested = yOfValue(geometry, scale, 1);
  // On the line of the sum invested they could not be read.
  const isTaken = low.y < invested && below + WORDS_GAP > invested;
  return {
    areas: corners.map((along) => `M${along.map(({ x, y }) => `${x} ${y}`).join("L")}Z`),
    words: isTaken ? null : { x: low.x, y: below },
  };
}

/** From the peak along the line until it is as high again, or to the last month end, and up to the peak's height. */
function cornersOf(line: Place[], peak: number, back: number | null): Place[] {
  const level = (line[peak] as Place).y;
  const under = line.slice(peak, back ?? line.length);
  const [last, next] = [under.at(-1) as Place, back === null ? undefined : line[back]];
  const share = next === undefined ? 0 : (last.y - level) / (last.y - next.y || 1);
  const end = next === undefined ? last.x : last.x + share * (next.x - last.x);
  return [...under, { x: toTenth(end), y: level }];
}
