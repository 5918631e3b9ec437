import { MARGIN } from "../chart-defaults.ts";
import type { ChartFormat } from "../chart-format.ts";
import { DOT_ROOM, type GrowthGeometry, xOfPoint, yOfValue } from "./growth-geometry.ts";
import type { ValueScale } from "./growth-scale.ts";
import type { GrowthPoint } from "./growth-series.ts";

/** Where the words of a line stand, in drawing units: they begin or end at `x`, on one side of `y`. */
export type EndPlace = { x: number; y: number; anchor: "start" | "end"; side: "above" | "beside" | "below" };

/** Where a dated word stands in drawing units: its middle and baseline, and the tick from the line up to it. */
export type NotePlace = { x: number; y: number; tickX: number; tickY: number };

type Pair<Value> = { portfolio: Value; benchmark: Value };

// Text keeps its size while the drawing shrinks. So these hold for the narrowest column, where a letter takes the most
// drawing units.
const END_HEIGHT = 62;
const NOTE_LETTER_WIDTH: Record<ChartFormat, number> = { wide: 12.5, phone: 8.6 };
const NOTE_GAP: Record<ChartFormat, number> = { wide: 16, phone: 12 };

/** Places above the plot. Both names have room there, and the lines keep its whole width. */
export function headPlaces({ plotRight }: GrowthGeometry): Pair<EndPlace> {
  return {
    portfolio: { x: MARGIN, y: MARGIN, anchor: "start", side: "below" },
    benchmark: { x: plotRight, y: MARGIN, anchor: "end", side: "below" },
  };
}

/** Places beside the dots at the ends or, if the words would touch, one above both ends and one below. */
export function endPlaces(ends: Pair<number>, { plotRight, height }: GrowthGeometry): Pair<EndPlace> {
  const across = { x: plotRight + DOT_ROOM, anchor: "start" } as const;
  if (Math.abs(ends.portfolio - ends.benchmark) >= END_HEIGHT) {
    return {
      portfolio: { ...across, y: ends.portfolio, side: "beside" },
      benchmark: { ...across, y: ends.benchmark, side: "beside" },
    };
  }
  const highest = Math.min(ends.portfolio, ends.benchmark);
  const lowest = Math.max(ends.portfolio, ends.benchmark);
  const below = Math.min(Math.max(lowest, END_HEIGHT), height - END_HEIGHT);
  const above: EndPlace = { ...across, y: Math.min(Math.max(highest, END_HEIGHT), below), side: "above" };
  const under: EndPlace = { ...across, y: below, side: "below" };
  return ends.portfolio <= ends.benchmark
    ? { portfolio: above, benchmark: under }
    : { portfolio: under, benchmark: above };
}

/** The place of a dated word: above those parts of both lines that it spans. Null if no point has the date. */
export function notePlace(
  { date, label }: { date: string; label: string },
  points: GrowthPoint[],
  geometry: GrowthGeometry,
  scale: ValueScale,
  format: ChartFormat,
): NotePlace | null {
  const index = points.findIndex(({ time }) => time === Date.parse(date));
  if (index === -1) return null;
  const half = (label.length * NOTE_LETTER_WIDTH[format]) / 2;
  const tickX = xOfPoint(geometry, points, index);
  const x = Math.min(Math.max(tickX, geometry.plotLeft + half), geometry.plotRight - half);
  const tops = points.map(({ portfolio, benchmark }) =>
    yOfValue(geometry, scale, Math.max(portfolio, benchmark)),
  );
  const spanned = tops.filter((_, at) => {
    const [before, after] = [at - 1, at + 1].map((near) => xOfPoint(geometry, points, near));
    return (after ?? x) >= x - half && (before ?? x) <= x + half;
  });
  const y = Math.max(Math.min(...spanned) - NOTE_GAP[format], geometry.margin.top + 4);
  return { x, y, tickX, tickY: tops[index] as number };
}
