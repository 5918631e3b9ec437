import { pathNumber } from "../path-number.ts";
import { toTenth } from "../tenth.ts";

export type PathPoint = [x: number, y: number];

/** Leave out points nearer than `tolerance` to the straight line between those kept (Douglas–Peucker, along y). */
export function simplify(points: readonly PathPoint[], tolerance: number): PathPoint[] {
  const first = points[0] as PathPoint;
  const last = points.at(-1) as PathPoint;
  const far = farthest(points, first, last);
  if (far.distance <= tolerance) return [first, last];
  const left = simplify(points.slice(0, far.index + 1), tolerance);
  const right = simplify(points.slice(far.index), tolerance);
  return [...left.slice(0, -1), ...right];
}

function farthest(
  points: readonly PathPoint[],
  first: PathPoint,
  last: PathPoint,
): { index: number; distance: number } {
  const slope = (last[1] - first[1]) / (last[0] - first[0]);
  const distances = points.map(([x, y]) => Math.abs(y - (first[1] + slope * (x - first[0]))));
  const distance = Math.max(...distances);
  return { distance, index: distances.indexOf(distance) };
}

/** SVG path data of a cubic Hermite curve through the points, in relative cubics: x in whole units, y in tenths. */
export function hermitePath(points: readonly PathPoint[]): string {
  const [startX, startY] = points[0] as PathPoint;
  let data = `M${pathNumber(startX)} ${pathNumber(startY)}`;
  let penX = startX;
  let penY = startY;
  for (let index = 1; index < points.length; index++) {
    const [fromX, fromY] = points[index - 1] as PathPoint;
    const [toX, toY] = points[index] as PathPoint;
    const third = (toX - fromX) / 3;
    const dx = Math.round(toX - penX);
    const dy = toY - penY;
    const handleY = [
      fromY + slopeAt(points, index - 1) * third - penY,
      toY - slopeAt(points, index) * third - penY,
    ];
    const numbers = [Math.round(third), handleY[0], Math.round(third * 2), handleY[1], dx, dy];
    data += `c${numbers.map((value) => pathNumber(value as number)).join(" ")}`;
    penX += dx;
    penY += toTenth(dy);
  }
  return data.replaceAll(" -", "-");
}

function slopeAt(points: readonly PathPoint[], index: number): number {
  const [beforeX, beforeY] = points[Math.max(0, index - 1)] as PathPoint;
  const [afterX, afterY] = points[Math.min(points.length - 1, index + 1)] as PathPoint;
  return (afterY - beforeY) / (afterX - beforeX);
}
