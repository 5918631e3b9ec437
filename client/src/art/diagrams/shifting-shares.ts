import { pathPoint } from "../path-number.ts";

const SHARES = 3;
const PIECES = 24;
const SWING = 0.15;
const TURNS = [1.5, 2.2];

/** Areas of three shares of a whole, from the top down, that begin alike and shift over the width. It has no scale. */
export function shiftingShares(width: number, height: number): string[] {
  const bound = (place: number): [number, number][] =>
    Array.from({ length: PIECES + 1 }, (_, piece) => {
      const way = piece / PIECES;
      const turns = TURNS[place - 1];
      const swing = turns === undefined ? 0 : SWING * way ** 0.5 * Math.sin(2 * Math.PI * turns * way * 0.6);
      return [way * width, height * (place / SHARES + swing)];
    });
  return Array.from({ length: SHARES }, (_, share) => {
    const outline = [...bound(share), ...bound(share + 1).reverse()];
    return `M${outline.map(([x, y]) => pathPoint(x, y)).join("L")}Z`;
  });
}
