import { toTenth } from "./tenth.ts";

export type Point = { x: number; y: number };

function format(value: number): string {
  return String(toTenth(value));
}

/** A polyline through the points, coordinates to 0.1. */
export function linePath(points: Point[]): string {
  return `M${points.map(({ x, y }) => `${format(x)} ${format(y)}`).join("L")}`;
}

/** The area between the points and a horizontal base. */
export function areaPath(points: Point[], baseY: number): string {
  const first = points[0];
  const last = points.at(-1);
  if (first === undefined || last === undefined) {
    return "";
  }
  return `${linePath(points)}L${format(last.x)} ${format(baseY)}L${format(first.x)} ${format(baseY)}Z`;
}
