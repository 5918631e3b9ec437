import { toTenth } from "../../art/tenth.ts";
import type { Fall } from "../../content/types.ts";
import { type GrowthGeometry, scaleOf, xOfPoint, yOfValue } from "./growth-geometry.ts";
import type { GrowthPoint } from "./growth-series.ts";

/** In drawing units: what lies between the line and the height of its peak, and where its label ends. */
export type DrawnFall = { label: string; area: string; end: Place };

type Place = { x: number; y: number };

/** A letter where drawings are smallest, and the height of a line. */
const LETTER_WIDTH = 7.6;
const LINE_HEIGHT = 16;

/** Where falls stand: over the line as long as the peak is not reached again. */
export function drawnFalls(falls: Fall[], points: GrowthPoint[], geometry: GrowthGeometry): DrawnFall[] {
  const scale = scaleOf(points);
  const line = points.map(({ portfolio }, row) => ({
    x: toTenth(xOfPoint(geometry, points, row)),
    y: toTenth(yOfValue(geometry, scale, portfolio)),
  }));
  const drawn = falls.map(({ label, peak, back }) => {
    const corners = cornersOf(line, peak, back);
    const { x, y } = corners.at(-1) as Place;
    // Short of the axis, whose figures stand to the left.
    const end = { x: Math.max(x, geometry.plotLeft + label.length * LETTER_WIDTH), y };
    return { label, area: `M${corners.map((corner) => `${corner.x} ${corner.y}`).join("L")}Z`, end };
  });
  const [first, second] = drawn;
  // A second label stands a line higher where the first has its place.
  if (first !== undefined && second !== undefined && isNear(first, second))
    second.end.y = first.end.y - LINE_HEIGHT;
  return drawn;
}

/** Whether two labels that end at these places would touch. */
function isNear(one: DrawnFall, other: DrawnFall): boolean {
  const right = one.end.x > other.end.x ? one : other;
  return (
    Math.abs(one.end.x - other.end.x) < right.label.length * LETTER_WIDTH &&
    Math.abs(one.end.y - other.end.y) < LINE_HEIGHT
  );
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
