import { pathPoint } from "../path-number.ts";

export type GrowthShape = "spread" | "late" | "bent" | "steeper";

/** `others` are what a company is seen beside, or what lies before and after it is bought; `gold` is the company's line. */
export type GrowthLines = { others: string[]; gold: string };

const EDGE = 4;
const STEEPNESS = 13;
const BOUGHT = { from: 1 / 3, until: 2 / 3 };
const PIECES = 24;

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
  return { others: [`M${point(0, 0)}L${point(1, 0.36)}`], gold: `M${point(0, 0)}${courses[shape]}` };
}

/** What few have, then many, then most: thirds of the width, the second in gold. */
function spread(width: number, height: number): GrowthLines {
  const curve = (from: number, to: number): string => {
    const points = Array.from({ length: PIECES + 1 }, (_, piece) => {
      const x = from + ((to - from) * piece) / PIECES;
      const y = 1 / (1 + Math.exp(-STEEPNESS * (x - 0.5)));
      return pathPoint(x * width, height - EDGE - y * (height - 2 * EDGE));
    });
    return `M${points.join("L")}`;
  };
  return { others: [curve(0, BOUGHT.from), curve(BOUGHT.until, 1)], gold: curve(BOUGHT.from, BOUGHT.until) };
}
