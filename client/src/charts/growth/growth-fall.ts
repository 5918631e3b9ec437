import type { DeepestFall } from "../../content/types.ts";
import type { ChartFormat } from "../chart-format.ts";
import { type GrowthGeometry, scaleOf, xOfPoint, yOfValue } from "./growth-geometry.ts";
import type { GrowthPoint } from "./growth-series.ts";

/**
 * A fall in drawing units: the `area` between the line and the height of its peak, and its `words` below `y`, to which
 * a line leads from `top`, the trough. On phones the words are its depth alone.
 */
export type FallDrawing = {
  area: string;
  words: string;
  x: number;
  top: number;
  y: number;
  anchor: "start" | "middle" | "end";
};

type Place = { x: number; y: number };

// Text keeps its size while the drawing shrinks. In the narrowest column a letter takes the most drawing units.
const LETTER_WIDTH: Record<ChartFormat, number> = { wide: 11.5, phone: 7.6 };
/** The part of the words left of the trough. */
const SHARE_BEFORE = { start: 0, middle: 0.5, end: 1 } as const;

/** Where a fall stands: below the line as long as the peak is not reached again, its words below what they span. */
export function fallDrawing(
  fall: DeepestFall,
  points: GrowthPoint[],
  geometry: GrowthGeometry,
  format: ChartFormat,
): FallDrawing {
  const scale = scaleOf(points);
  const yOf = (value: number): number => yOfValue(geometry, scale, value);
  const line = points.map(({ portfolio }, row) => ({
    x: xOfPoint(geometry, points, row),
    y: yOf(portfolio),
  }));
  const lows = points.map(({ portfolio, benchmark }) => yOf(Math.min(portfolio, benchmark)));
  const { x, y: top } = line[fall.trough] as Place;
  const words = format === "phone" ? `−${fall.depth}` : `−${fall.depth}, ${fall.below}`;
  const width = words.length * LETTER_WIDTH[format];
  const places = (["start", "middle", "end"] as const).map((anchor) => {
    const left = x - width * SHARE_BEFORE[anchor];
    const spanned = lows.filter((_, row) => {
      const [before, after] = [line[row - 1] ?? line[row], line[row + 1] ?? line[row]] as [Place, Place];
      return after.x >= left && before.x <= left + width;
    });
    const y = Math.max(...spanned);
    const isInside = left >= geometry.plotLeft && left + width <= geometry.plotRight;
    return { x, y: isInside ? y : y + geometry.height, anchor };
  });
  const nearest = places.reduce((best, place) => (place.y < best.y ? place : best));
  return { ...nearest, top, words, area: areaOf(line, fall) };
}

/** From the peak along the line until it is as high again, or to the last month end, and straight back. */
function areaOf(line: Place[], { peak, back }: DeepestFall): string {
  const level = (line[peak] as Place).y;
  const under = line.slice(peak, back ?? line.length);
  const [last, next] = [under.at(-1) as Place, back === null ? undefined : line[back]];
  const share = next === undefined ? 0 : (last.y - level) / (last.y - next.y || 1);
  const end = next === undefined ? last.x : last.x + share * (next.x - last.x);
  const along = under.map(({ x, y }) => `L${rounded(x)} ${rounded(y)}`).join("");
  return `M${along.slice(1)}L${rounded(end)} ${rounded(level)}Z`;
}

function rounded(length: number): number {
  return Math.round(length * 10) / 10;
}
