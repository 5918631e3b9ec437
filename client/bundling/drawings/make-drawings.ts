import { latticeTile, type Tile } from "./lattice.ts";
import { drawRiver, type RiverDrawing, type RiverPlan } from "./river.ts";

type RiverName = "heroWide" | "heroNarrow" | "quoteWide" | "quoteNarrow";

/** The drawings made once, at build. */
export type Drawings = { rivers: Record<RiverName, RiverDrawing>; jali: Tile };

const WIDE = { width: 1600, cell: 4, step: 8, grain: 1 };
const NARROW = { width: 390, cell: 2, step: 5, grain: 0.5 };

const PLANS: Record<RiverName, RiverPlan> = {
  heroWide: {
    ...WIDE,
    height: 640,
    lineCount: 27,
    goldLevel: 0.452,
    bank: (x) => 560 - 560 * ease(520, 1330, x),
    bed: () => 640,
    stones: [
      // Under the sheet, or clear of it: none stands half below its edge.
      { x: 690, y: 585, r: 12, hollow: true },
      { x: 1010, y: 430, r: 30, hollow: false },
      { x: 1090, y: 280, r: 46, hollow: false },
      { x: 1460, y: 250, r: 17, hollow: false },
    ],
  },
  heroNarrow: {
    ...NARROW,
    height: 280,
    lineCount: 19,
    goldLevel: 0.47,
    bank: (x) => 70 - 70 * ease(0, 300, x),
    bed: () => 280,
    stones: [
      { x: 118, y: 172, r: 17, hollow: false },
      { x: 205, y: 108, r: 25, hollow: false },
      { x: 262, y: 205, r: 12, hollow: true },
      { x: 318, y: 140, r: 18, hollow: true },
      { x: 352, y: 60, r: 11, hollow: false },
    ],
  },
  quoteWide: {
    ...WIDE,
    height: 560,
    lineCount: 21,
    goldLevel: 0.56,
    bank: (x) => 505 - 505 * ease(420, 1120, x),
    bed: () => 560,
    stones: [{ x: 1235, y: 300, r: 132, hollow: false }],
  },
  quoteNarrow: {
    ...NARROW,
    height: 270,
    lineCount: 15,
    goldLevel: 0.6,
    bank: (x) => 60 - 60 * ease(0, 200, x),
    bed: () => 270,
    stones: [{ x: 250, y: 150, r: 62, hollow: false }],
  },
};

/** Draw all of them; takes about a second. */
export function makeDrawings(): Drawings {
  const names = Object.keys(PLANS) as RiverName[];
  const rivers = Object.fromEntries(names.map((name) => [name, drawRiver(PLANS[name])]));
  return { rivers: rivers as Record<RiverName, RiverDrawing>, jali: latticeTile(26, 64) };
}

/** Smootherstep: 0 up to `from`, 1 beyond `to`, flat at both ends. */
function ease(from: number, to: number, x: number): number {
  const t = Math.min(1, Math.max(0, (x - from) / (to - from)));
  return t ** 3 * (t * (6 * t - 15) + 10);
}
