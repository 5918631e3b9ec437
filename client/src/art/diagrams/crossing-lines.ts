import { pathNumber, pathPoint } from "../path-number.ts";

/** How many lines of seven move from one band to another. */
export type CrossingCounts = { midToMega: number; miniToMega: number };

export type CrossingPlan = { width: number; height: number; labelWidth: number };

/** Path data. `still` lines stay in their band. */
export type CrossingLines = {
  still: string;
  rising: string;
  /** The height at which each band's name stands. */
  bandHeights: { mega: number; mid: number; mini: number };
};

/** The number of lines in a band: few enough to be counted, and odds of about 14% are one of them. */
export const LINES_PER_BAND = 7;

/** A percentage as whole lines of seven. */
export function crossingCount(percent: number): number {
  return Math.round((percent * LINES_PER_BAND) / 100);
}

type Band = readonly [top: number, bottom: number];
type Target = { band: Band; index: number; count: number };

const MEGA: Band = [0.01, 0.12];
const MID: Band = [0.22, 0.6];
const MINI: Band = [0.68, 0.995];
/** Room for the words at the right ends. */
const RIGHT_MARGIN = 90;

/** Two bands of seven lines over five years, left to right; those that cross rise into the band above. */
export function crossingLines(counts: CrossingCounts, plan: CrossingPlan): CrossingLines {
  let still = "";
  const rises: string[] = [];
  const draw = (from: Band, leaving: (Target | null)[], stayers: number): void => {
    let stayed = 0;
    for (const [index, target] of leaving.entries()) {
      const start = heightIn(from, index, LINES_PER_BAND, plan);
      if (target === null) {
        still += curve(start, heightIn(from, stayed, stayers, plan), plan);
        stayed += 1;
      } else {
        rises.push(curve(start, heightIn(target.band, target.index, target.count, plan), plan));
      }
    }
  };
  draw(MID, spreadOut(targets(MEGA, counts.midToMega)), LINES_PER_BAND - counts.midToMega);
  draw(MINI, spreadOut(targets(MEGA, counts.miniToMega)), LINES_PER_BAND - counts.miniToMega);
  return {
    still,
    rising: rises.join(""),
    bandHeights: { mega: middle(MEGA, plan), mid: middle(MID, plan), mini: middle(MINI, plan) },
  };
}

function targets(band: Band, count: number): Target[] {
  return Array.from({ length: count }, (_, index) => ({ band, index, count }));
}

/** The leaving lines at even distances among all. */
function spreadOut(leaving: Target[]): (Target | null)[] {
  const lines: (Target | null)[] = Array(LINES_PER_BAND).fill(null);
  for (const [index, target] of leaving.entries()) {
    lines[Math.floor(((index + 0.5) * LINES_PER_BAND) / leaving.length)] = target;
  }
  return lines;
}

function heightIn([top, bottom]: Band, index: number, count: number, { height }: CrossingPlan): number {
  return (top + ((bottom - top) * (index + 0.5)) / count) * height;
}

function middle([top, bottom]: Band, { height }: CrossingPlan): number {
  return Math.round(((top + bottom) / 2) * height);
}

function curve(from: number, to: number, { width, labelWidth }: CrossingPlan): string {
  const span = width - RIGHT_MARGIN - labelWidth;
  const climb = to - from;
  const [arrive, end] = [pathPoint(span * 0.8 - 60, climb), pathPoint(span, climb)];
  return `M${pathPoint(labelWidth, from)}c${pathNumber(span * 0.22 + 40)} 0 ${arrive} ${end}`;
}
