import { toTenth } from "../../art/tenth.ts";
import type { ChartFormat } from "../chart-format.ts";
import { type GrowthGeometry, scaleOf, xOfPoint, xOfTime, yOfValue } from "./growth-geometry.ts";
import type { DrawnFall, GrowthPoint } from "./growth-series.ts";

/**
 * A fall in drawing units: the `area` between the line and the height of its peak, and its `words` on one `side` of `y`.
 * On phones they are its depth alone. Words below have a line down to them from `top`, the trough. `stay` is the horizon
 * that measures the fall, from the peak on, at the foot of the plot.
 */
export type FallDrawing = {
  area: string;
  words: string;
  x: number;
  top: number;
  y: number;
  side: "above" | "below";
  anchor: Anchor;
  stay: StayDrawing | null;
};

/** A length from the peak on, with its words at one end. */
type StayDrawing = { from: number; to: number; y: number; words: string; x: number; anchor: Anchor };

type Place = { x: number; y: number };
type Span = [from: number, to: number];
type Anchor = "start" | "middle" | "end";

const ANCHORS: Anchor[] = ["start", "middle", "end"];
/** The part of the words left of their place. */
const SHARE_BEFORE: Record<Anchor, number> = { start: 0, middle: 0.5, end: 1 };
// Text keeps its size while the drawing shrinks. In the narrowest column a letter takes the most drawing units.
const LETTER_WIDTH: Record<ChartFormat, number> = { wide: 11.5, phone: 7.6 };
const STROKE = 2;
const STAY_ABOVE = 5;
const STAY_GAP = 6;
/** From the place of words below to the top and to the foot of their letters. */
const WORDS_BELOW = { top: 6, foot: 22 };

/**
 * Where a fall stands: below the line as long as the peak is not reached again. Its words stand on the area, over the
 * trough, if no line is there, otherwise below what they span.
 */
export function fallDrawing(
  fall: DrawnFall,
  points: GrowthPoint[],
  geometry: GrowthGeometry,
  format: ChartFormat,
): FallDrawing {
  const scale = scaleOf(points);
  const places = (value: (point: GrowthPoint) => number): Place[] =>
    points.map((point, row) => ({
      x: toTenth(xOfPoint(geometry, points, row)),
      y: toTenth(yOfValue(geometry, scale, value(point))),
    }));
  const line = places(({ portfolio }) => portfolio);
  const both = [...line, ...places(({ benchmark }) => benchmark)];
  const { x, y: top } = line[fall.trough] as Place;
  const words = format === "phone" ? `−${fall.depth}` : `−${fall.depth}, ${fall.below}`;
  const width = words.length * LETTER_WIDTH[format];
  const leftOf = (at: number, anchor: Anchor): number => at - width * SHARE_BEFORE[anchor];
  /** The heights of the points that words span, null if they do not fit into the plot. */
  const spanned = (left: number): number[] | null => {
    if (left < geometry.plotLeft || left + width > geometry.plotRight) return null;
    return both.filter((place) => place.x >= left && place.x <= left + width).map((place) => place.y);
  };
  const stay = (taken: Span | null) => stayOf(fall, points, geometry, format, taken);
  const drawn = { area: areaOf(line, fall), words, top };
  const invested = yOfValue(geometry, scale, 1);
  /** Words stand below the line of the sum invested where it would cross them. */
  const clear = (y: number): number =>
    y + WORDS_BELOW.top < invested && invested < y + WORDS_BELOW.foot ? invested : y;
  const [start, end] = [fall.peak, fall.back ?? line.length - 1].map((row) => line[row]) as [Place, Place];
  for (const anchor of ANCHORS) {
    const at = toTenth(start.x + (end.x - start.x) * SHARE_BEFORE[anchor]);
    const left = leftOf(at, anchor);
    const highest = Math.min(...(spanned(left) ?? [0]));
    const isOverTrough = left <= x && x <= left + width;
    if (isOverTrough && highest >= start.y - STROKE)
      return { ...drawn, x: at, y: start.y, side: "above", anchor, stay: stay(null) };
  }
  const below = ANCHORS.map((anchor) => ({
    x,
    y: clear(Math.max(...(spanned(leftOf(x, anchor)) ?? [geometry.height]))),
    side: "below" as const,
    anchor,
  }));
  const lowest = below.reduce((best, place) => (place.y < best.y ? place : best));
  const left = leftOf(x, lowest.anchor);
  return { ...drawn, ...lowest, stay: stay([left, left + width]) };
}

/**
 * The months that the strategy asks for, if the line is as long; phones have no room for them. Their words stand behind
 * them, or before, where none are `taken` by the fall.
 */
function stayOf(
  { peak, asked }: DrawnFall,
  points: GrowthPoint[],
  geometry: GrowthGeometry,
  format: ChartFormat,
  taken: Span | null,
): StayDrawing | null {
  const end = new Date(points[peak]?.time ?? 0);
  end.setUTCMonth(end.getUTCMonth() + (asked ?? 0));
  if (asked === null || format === "phone" || end.getTime() > (points.at(-1)?.time ?? 0)) return null;
  const from = toTenth(xOfPoint(geometry, points, peak));
  const to = toTenth(xOfTime(geometry, points, end.getTime()));
  const words = `${asked} months, as it asks`;
  const width = words.length * LETTER_WIDTH[format];
  const places: { x: number; left: number; anchor: Anchor }[] = [
    { x: to + STAY_GAP, left: to + STAY_GAP, anchor: "start" },
    { x: from - STAY_GAP, left: from - STAY_GAP - width, anchor: "end" },
  ];
  const isFree = ({ left }: { left: number }): boolean =>
    left >= 0 &&
    left + width <= geometry.width &&
    (taken === null || left > taken[1] || left + width < taken[0]);
  const place = places.find(isFree);
  if (place === undefined) return null;
  return { from, to, y: geometry.plotBottom - STAY_ABOVE, words, x: place.x, anchor: place.anchor };
}

/** From the peak along the line until it is as high again, or to the last month end, and straight back. */
function areaOf(line: Place[], { peak, back }: DrawnFall): string {
  const level = (line[peak] as Place).y;
  const under = line.slice(peak, back ?? line.length);
  const [last, next] = [under.at(-1) as Place, back === null ? undefined : line[back]];
  const share = next === undefined ? 0 : (last.y - level) / (last.y - next.y || 1);
  const end = next === undefined ? last.x : last.x + share * (next.x - last.x);
  const along = under.map(({ x, y }) => `L${x} ${y}`).join("");
  return `M${along.slice(1)}L${toTenth(end)} ${level}Z`;
}
