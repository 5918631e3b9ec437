type Point = { x: number; y: number };
type SideMiddle = Point & { direction: number };

/** One tile of a pattern that repeats on a `width` × `height` rectangle. */
export type Tile = { width: number; height: number; path: string };

/**
 * Jali lattice by polygons in contact: from the middle of every side of a hexagon two rays leave at a fixed angle and
 * stop where they meet.
 *
 * @param side length of a hexagon's side, in user units
 * @param angleDegrees angle between a side and its rays
 */
export function latticeTile(side: number, angleDegrees: number): Tile {
  const width = side * Math.sqrt(3);
  const height = side * 3;
  const centres = [
    { x: 0, y: 0 },
    { x: width, y: 0 },
    { x: width / 2, y: height / 2 },
    { x: 0, y: height },
    { x: width, y: height },
  ];
  const angle = (angleDegrees * Math.PI) / 180;
  const path = centres.map((centre) => starPath(sideMiddles(centre, side), angle)).join("");
  return { width: round(width), height: round(height), path };
}

function sideMiddles(centre: Point, side: number): SideMiddle[] {
  const corners = Array.from({ length: 6 }, (_, index) => ({
    x: centre.x + side * Math.sin((index * Math.PI) / 3),
    y: centre.y - side * Math.cos((index * Math.PI) / 3),
  }));
  return corners.map((corner, index) => {
    const next = corners[(index + 1) % 6] as Point;
    const direction = Math.atan2(next.y - corner.y, next.x - corner.x);
    return { x: (corner.x + next.x) / 2, y: (corner.y + next.y) / 2, direction };
  });
}

function starPath(middles: SideMiddle[], angle: number): string {
  return middles
    .map((from, index) => {
      const to = middles[(index + 1) % 6] as SideMiddle;
      const tip = crossing(from, from.direction + angle, to, to.direction + Math.PI - angle);
      return `M${pair(from)}L${pair(tip)}L${pair(to)}`;
    })
    .join("");
}

function crossing(from: Point, fromAngle: number, to: Point, toAngle: number): Point {
  const denominator = Math.cos(fromAngle) * Math.sin(toAngle) - Math.sin(fromAngle) * Math.cos(toAngle);
  const distance = ((to.x - from.x) * Math.sin(toAngle) - (to.y - from.y) * Math.cos(toAngle)) / denominator;
  return { x: from.x + distance * Math.cos(fromAngle), y: from.y + distance * Math.sin(fromAngle) };
}

function pair({ x, y }: Point): string {
  return `${round(x)} ${round(y)}`;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
