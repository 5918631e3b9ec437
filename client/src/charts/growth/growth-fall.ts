import { toTenth } from "../../art/tenth.ts";
import type { Fall } from "../../content/types.ts";
import { type GrowthGeometry, scaleOf, xOfPoint, yOfValue } from "./growth-geometry.ts";
import type { GrowthPoint } from "./growth-series.ts";

/** In drawing units: what lies between the line and the height of its peak, and where its label ends. */
export type DrawnFall = { label: string; area: string; end: Place };

type Place = { x: number; y: number };

/** The longest label, and the height of a line. */
const LABEL_WIDTH = 75;
const LINE_HEIGHT = 16;

/** Where falls stand: over the line as long as the peak is not reached again. */
export function drawnFalls(falls: Fall[], points: GrowthPoint[], geometry: GrowthGeometry): DrawnFall[] {
  const scale = scaleOf(points);
  const line = points.map(({ portfolio }, row) => ({
    x: toTenth(xOfPoint(geometry, points, row)),
    y: toTenth(yOfValue(geometry, scale, portfolio)),
  }));
  const areas = falls.map(({ peak, back }) => cornersOf(line, peak, back));
  const ends = areas.map((corners) => corners.at(-1) as Place);
  return falls.map(({ label }, place) => {
    const [end, first] = [ends[place], ends[0]] as [Place, Place];
    // A second label stands a line higher where the first has its place.
    const isTaken =
      place > 0 && Math.abs(end.x - first.x) < LABEL_WIDTH && Math.abs(end.y - first.y) < LINE_HEIGHT;
    const corners = areas[place] as Place[];
    return {
      label,
      area: `M${corners.map(({ x, y }) => `${x} ${y}`).join("L")}Z`,
      end: isTaken ? { x: end.x, y: first.y - LINE_HEIGHT } : end,
    };
  });
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
