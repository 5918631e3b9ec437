import { fitCurve, hermitePath, type PathPoint } from "../../src/art/rivers/smooth-path.ts";
import { type RiverBed, type Stone, type StreamField, solveStream } from "./stream-field.ts";

export type RiverPlan = RiverBed & {
  /** Number of ink lines, evenly spread over the flow. */
  lineCount: number;
  /** The wanted level of the gold line, from 0 (bed) to 1 (bank). The nearest level that clears every stone is used. */
  goldLevel: number;
  /** Distance along x between the points at which a line is computed. */
  step: number;
  /** The heights of the lines are multiples of it. */
  grain: number;
};

/** What a river is drawn from: path data of the lines, the stones, and the gold line. */
export type RiverDrawing = { width: number; height: number; lines: string[]; stones: Stone[]; gold: string };

/** Nobody follows an ink line as closely as the gold one. */
const INK_TOLERANCE = 1.6;
const GOLD_TOLERANCE = 0.5;
const SMOOTHING_ROUNDS = 8;
const GOLD_CLEARANCE = 4;
const GOLD_SEARCH_STEP = 0.004;
const GOLD_SEARCH_REACH = 0.3;

/** Streamlines of an ideal flow round stones, beside a bank: each line is one level of the stream function. */
export function drawRiver(plan: RiverPlan): RiverDrawing {
  const field = solveStream(plan);
  const levels = Array.from({ length: plan.lineCount }, (_, index) => (index + 1) / (plan.lineCount + 1));
  return {
    width: plan.width,
    height: plan.height,
    lines: levels.map((level) => tracePath(field, plan, level, INK_TOLERANCE)),
    stones: [...plan.stones],
    gold: tracePath(field, plan, clearLevel(field, plan), GOLD_TOLERANCE),
  };
}

function tracePath(
  field: StreamField,
  { width, step, grain }: RiverPlan,
  level: number,
  tolerance: number,
): string {
  const points: PathPoint[] = [];
  for (let x = 0; x <= width; x += step) points.push([x, field.heightAt(x, level)]);
  for (let round = 0; round < SMOOTHING_ROUNDS; round++) smooth(points);
  return hermitePath(fitCurve(points, tolerance), grain);
}

function smooth(points: PathPoint[]): void {
  for (let index = 1; index < points.length - 1; index++) {
    const [x, y] = points[index] as PathPoint;
    const before = (points[index - 1] as PathPoint)[1];
    const after = (points[index + 1] as PathPoint)[1];
    points[index] = [x, (before + 2 * y + after) / 4];
  }
}

function clearLevel(field: StreamField, plan: RiverPlan): number {
  for (let offset = 0; offset < GOLD_SEARCH_REACH; offset += GOLD_SEARCH_STEP) {
    for (const level of [plan.goldLevel + offset, plan.goldLevel - offset]) {
      if (clearsStones(field, plan, level)) return level;
    }
  }
  throw new Error(
    `no gold line near level ${plan.goldLevel} clears the stones: move a stone or ask another level`,
  );
}

function clearsStones(field: StreamField, { stones, cell }: RiverPlan, level: number): boolean {
  return stones.every(({ x: centreX, y: centreY, r }) => {
    for (let x = centreX - r; x <= centreX + r; x += cell) {
      if (Math.hypot(x - centreX, field.heightAt(x, level) - centreY) < r + GOLD_CLEARANCE) return false;
    }
    return true;
  });
}
