import { pathPoint } from "../path-number.ts";

export type GrowthShape = "spread" | "late" | "bent" | "steeper";

/**
 * `others` are what a company is seen beside, or what lies before and after it is bought; `gold` is the company's line,
 * `failing` that of one that does not go the same way.
 */
export type GrowthLines = { others: string[]; gold: string; failing: string };

const EDGE = 4;
const STEEPNESS = 13;
const BOUGHT = { from: 1 / 3, until: 2 / 3 };
const PIECES = 24;
/** How high what stops spreading comes. */
const STOPPED = 0.17;

/** The lines of a shape in a frame. The shapes have no scale: each shows in which way something grows. */
export function growthLines(shape: GrowthShape, width: number, height: number): GrowthLines {
  if (shape === "spread") return spread(width, height);
  const foot = height - EDGE;
  const point = (x: number, y: number): string => pathPoint(width * x, foot - (foot - EDGE) * y);
  const courses = {
    late: `C${point(0.5, 0)} ${point(0.78, 0.22)} ${point(1, 1)}`,
    bent: `L${point(0.38, 0.08)}Q${point(0.46, 0.1)} ${point(0.54, 0.22)}L${point(1, 0.86)}`,
    steeper: `L${point(1, 0.7)}`,
  };
  const failures = {
    late: `M${point(0.605, 0.21)}Q${point(0.8, 0.42)} ${point(1, 0.1)}`,
    bent: `M${point(0.7, 0.44)}Q${point(0.82, 0.6)} ${point(1, 0.14)}`,
    steeper: `M${point(0.55, 0.385)}Q${point(0.72, 0.5)} ${point(1, 0.18)}`,
  };
  return {
    others: [`M${point(0, 0)}L${point(1, 0.36)}`],
    gold: `M${point(0, 0)}${courses[shape]}`,
    failing: failures[shape],
  };
}

/** What few have, then many, then most: thirds of the width, the second in gold. */
function spread(width: number, height: number): GrowthLines {
  const point = (x: number, y: number): string =>
    pathPoint(x * width, height - EDGE - y * (height - 2 * EDGE));
  const share = (x: number): number => 1 / (1 + Math.exp(-STEEPNESS * (x - 0.5)));
  const curve = (from: number, to: number): string => {
    const places = Array.from({ length: PIECES + 1 }, (_, piece) => from + ((to - from) * piece) / PIECES);
    return `M${places.map((x) => point(x, share(x))).join("L")}`;
  };
  const { from, until } = BOUGHT;
  return {
    others: [curve(0, from), curve(until, 1)],
    gold: curve(from, until),
    failing: `M${point(from, share(from))}Q${point(0.42, STOPPED)} ${point(0.6, STOPPED)}L${point(1, STOPPED)}`,
  };
}
