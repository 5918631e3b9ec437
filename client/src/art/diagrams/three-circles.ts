import { pathPoint } from "../path-number.ts";

export type Point = { x: number; y: number };

/**
 * Three circles of one radius. `common` is the path of the area that all three share. Each of `labels` lies in the part
 * that belongs to one circle alone.
 */
export type ThreeCircles = { centres: Point[]; labels: Point[]; common: string };

const THIRDS = [-90, 150, 30];

/**
 * Circles whose centres lie `spread` from the origin: the first on top, the second bottom left, the third bottom right.
 * They share an area when `spread` is less than `radius`.
 */
export function threeCircles(radius: number, spread: number): ThreeCircles {
  const centres = THIRDS.map((degrees) => at(degrees, spread));
  const reach = innerReach(radius, spread);
  // The corner towards a circle's centre is where the other two circles cross. The arc between two corners belongs to
  // the third circle.
  const corners = THIRDS.map((degrees) => at(degrees, reach));
  const [start, ...others] = corners as [Point, Point, Point];
  const arcs = [...others, start].map(({ x, y }) => `A${radius} ${radius} 0 0 0 ${pathPoint(x, y)}`);
  return {
    centres,
    labels: THIRDS.map((degrees) => at(degrees, spread * 1.5)),
    common: `M${pathPoint(start.x, start.y)}${arcs.join("")}Z`,
  };
}

/** How far from the origin two of the circles cross, inside the third. */
function innerReach(radius: number, spread: number): number {
  const half = (spread * Math.sqrt(3)) / 2;
  return Math.sqrt(radius ** 2 - half ** 2) - spread / 2;
}

function at(degrees: number, distance: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return { x: distance * Math.cos(angle), y: distance * Math.sin(angle) };
}
