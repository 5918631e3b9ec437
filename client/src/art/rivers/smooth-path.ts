import { pathNumber } from "../path-number.ts";
import { toTenth } from "../tenth.ts";

export type PathPoint = [x: number, y: number];

/** A point that a curve passes, and its slope there. */
export type Knot = { x: number; y: number; slope: number };

/** Knots of a cubic Hermite curve that nowhere is farther than `tolerance` from the points, along y. */
export function fitCurve(points: readonly PathPoint[], tolerance: number): Knot[] {
  return fitBetween(points.map(knotAt), tolerance);
}

function knotAt([x, y]: PathPoint, index: number, points: readonly PathPoint[]): Knot {
  const [beforeX, beforeY] = points[Math.max(0, index - 1)] as PathPoint;
  const [afterX, afterY] = points[Math.min(points.length - 1, index + 1)] as PathPoint;
  return { x, y, slope: (afterY - beforeY) / (afterX - beforeX) };
}

function fitBetween(knots: readonly Knot[], tolerance: number): Knot[] {
  const first = knots[0] as Knot;
  const last = knots.at(-1) as Knot;
  const distances = knots.map(({ x, y }) => Math.abs(y - heightBetween(first, last, x)));
  const distance = Math.max(...distances);
  if (distance <= tolerance) return [first, last];
  const far = distances.indexOf(distance);
  return [
    ...fitBetween(knots.slice(0, far + 1), tolerance).slice(0, -1),
    ...fitBetween(knots.slice(far), tolerance),
  ];
}

/** Height of the Hermite curve from one knot to the next. */
function heightBetween(from: Knot, to: Knot, x: number): number {
  const width = to.x - from.x;
  const done = (x - from.x) / width;
  const left = 1 - done;
  const ends = left ** 2 * (1 + 2 * done) * from.y + done ** 2 * (1 + 2 * left) * to.y;
  return ends + done * left * width * (left * from.slope - done * to.slope);
}

/**
 * SVG path data of a cubic Hermite curve, in relative cubics: after the start x in whole units, and y in multiples of
 * `grain`.
 */
export function hermitePath(knots: readonly Knot[], grain = 0.1): string {
  const start = knots[0] as Knot;
  let data = `M${pathNumber(start.x)} ${pathNumber(start.y)}`;
  let penX = start.x;
  let penY = toTenth(start.y);
  for (let index = 1; index < knots.length; index++) {
    const from = knots[index - 1] as Knot;
    const to = knots[index] as Knot;
    const third = (to.x - from.x) / 3;
    const dx = Math.round(to.x - penX);
    const heights = [from.y + from.slope * third, to.y - to.slope * third, to.y];
    const [first, second, dy] = heights.map((y) => Math.round((y - penY) / grain) * grain) as [
      number,
      number,
      number,
    ];
    const numbers = [Math.round(third), first, Math.round(third * 2), second, dx, dy];
    data += `c${numbers.map(pathNumber).join(" ")}`;
    penX += dx;
    penY += dy;
  }
  return data.replaceAll(" -", "-");
}
