import { MARGIN } from "../chart-defaults.ts";
import { DOT_ROOM, type GrowthGeometry } from "./growth-geometry.ts";

/** Where the words of a line stand, in drawing units: they begin or end at `x`, on one side of `y`. */
export type EndPlace = { x: number; y: number; anchor: "start" | "end"; side: "above" | "beside" | "below" };

type Pair<Value> = { portfolio: Value; benchmark: Value };

// Text keeps its size while the drawing shrinks. So it holds for the narrowest column, where text takes the most units.
const END_HEIGHT = 62;

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
