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

/** What the drawing is made from: years along the axis, a stone for each marked one, path data of the lines. */
export type FoundingRiver = {
  years: { year: number; x: number }[];
  stones: FlowStone[];
  lines: string[];
  gold: string;
};

const YEARS_BEFORE = 1;
const YEARS_AFTER = 8;
const LATER_STONE_SCALE = 1.3;

/** A stream past a stone at each marked year, oldest first; the gold line runs over one and under the next. */
export function foundingRiver(frame: RiverFrame, markedYears: number[]): FoundingRiver {
  const { width, waterHeight, stoneRadius, lineCount } = frame;
  const oldestYear = markedYears[0] as number;
  const xOf = (year: number): number => frame.firstMarkX + (year - oldestYear) * frame.yearWidth;
  const stones = markedYears.map((year, place) => ({
    x: xOf(year),
    y: waterHeight * (place % 2 === 0 ? 0.6 : 0.44),
    r: stoneRadius * (place === 0 ? 1 : LATER_STONE_SCALE),
  }));
  const trace = (level: number): string => tracedPath(streamline(stones, level), 0, width);
  const all = Array.from({ length: YEARS_BEFORE + YEARS_AFTER + 1 }, (_, index) => {
    const year = oldestYear - YEARS_BEFORE + index;
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
