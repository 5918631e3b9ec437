import { toTenth } from "../../art/tenth.ts";
import { type GrowthGeometry, scaleOf, xOfPoint, yOfValue } from "./growth-geometry.ts";
import type { DrawnFalls, GrowthPoint } from "./growth-series.ts";

/** In drawing units: what lies between the line and the height of its peak, and the lowest place of the deepest. */
export type FallsDrawing = { areas: string[]; low: Place };

type Place = { x: number; y: number };

/** Where falls stand: over the line as long as the peak is not reached again. */
export function fallsDrawing(
  { falls }: DrawnFalls,
  points: GrowthPoint[],
  geometry: GrowthGeometry,
): FallsDrawing {
  const scale = scaleOf(points);
  const line = points.map(({ portfolio }, row) => ({
    x: toTenth(xOfPoint(geometry, points, row)),
    y: toTenth(yOfValue(geometry, scale, portfolio)),
  }));
  const corners = falls.map(({ peak, back }) => cornersOf(line, peak, back));
  const deepest = corners[0] ?? [];
  return {
    areas: corners.map((along) => `M${along.map(({ x, y }) => `${x} ${y}`).join("L")}Z`),
    low: deepest.reduce((low, place) => (place.y > low.y ? place : low)),
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
