import { type FlowStone, streamline } from "./doublet-flow.ts";
import { tracedPath } from "./traced-path.ts";

/** How large a drawing is, and where its years stand. Lengths in user units. */
export type RiverFrame = {
  width: number;
  waterHeight: number;
  /** x of the older marked year; years beyond the width are left out. */
  firstMarkX: number;
  yearWidth: number;
  stoneRadius: number;
  lineCount: number;
};

/** What the drawing is made from: years along the axis, the stones of the two marked ones, path data of the lines. */
export type FoundingRiver = {
  years: { year: number; x: number }[];
  stones: [older: FlowStone, newer: FlowStone];
  lines: string[];
  gold: string;
};

const YEARS_BEFORE = 1;
const YEARS_AFTER = 8;
const NEWER_STONE_SCALE = 1.3;

/** A stream past two stones at two years; the gold line runs between them, over the older and under the newer. */
export function foundingRiver(frame: RiverFrame, olderYear: number, newerYear: number): FoundingRiver {
  const { width, waterHeight, stoneRadius, lineCount } = frame;
  const xOf = (year: number): number => frame.firstMarkX + (year - olderYear) * frame.yearWidth;
  const stones: FoundingRiver["stones"] = [
    { x: xOf(olderYear), y: waterHeight * 0.6, r: stoneRadius },
    { x: xOf(newerYear), y: waterHeight * 0.44, r: stoneRadius * NEWER_STONE_SCALE },
  ];
  const trace = (level: number): string => tracedPath(streamline(stones, level), 0, width);
  const all = Array.from({ length: YEARS_BEFORE + YEARS_AFTER + 1 }, (_, index) => {
    const year = olderYear - YEARS_BEFORE + index;
    return { year, x: xOf(year) };
  });
  return {
    years: all.filter(({ x }) => x < width),
    stones,
    lines: Array.from({ length: lineCount }, (_, index) =>
      trace((waterHeight * (index + 1)) / (lineCount + 1)),
    ),
    gold: trace(waterHeight / 2),
  };
}
