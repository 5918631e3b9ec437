import { toTenth } from "./tenth.ts";

export type Point = { x: number; y: number };

function format(value: number): string {
  return String(toTenth(value));
}

/** A polyline through the points, coordinates to 0.1. */
export function linePath(points: Point[]): string {
  return `M${points.map(({ x, y }) => `${format(x)} ${format(y)}`).join("L")}`;
}
