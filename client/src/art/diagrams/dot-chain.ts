import { pathNumber, pathPoint } from "../path-number.ts";
import { toTenth } from "../tenth.ts";

export type ChainPlan = {
  width: number;
  dotsPerRow: number;
};

/** Stones in rows and a line that winds round the first `filled` of them. */
export type DotChain = {
  height: number;
  radius: number;
  dots: { x: number; y: number; filled: boolean }[];
  line: string;
};

const FIRST_ROW = 62;
const ROW_PITCH = 92;
const BELOW = 48;
const RADIUS_SHARE = 0.235;
const ABOVE_DOT = 11;
const BELOW_DOT = 6;

/** A chain of `total` stones, of which the line holds the first `filled`. */
export function dotChain(filled: number, total: number, { width, dotsPerRow }: ChainPlan): DotChain {
  const pitch = width / dotsPerRow;
  const radius = toTenth(pitch * RADIUS_SHARE);
  const rows = Math.ceil(total / dotsPerRow);
  const dots = Array.from({ length: total }, (_, index) => ({
    x: toTenth(pitch * ((index % dotsPerRow) + 0.5)),
    y: FIRST_ROW + Math.floor(index / dotsPerRow) * ROW_PITCH,
    filled: index < filled,
  }));
  const line = dots
    .slice(0, filled)
    .map(({ x, y }, index) => {
      const start = index % dotsPerRow === 0 ? `M${pathPoint(x - pitch / 2, y + radius + BELOW_DOT)}` : "";
      return start + wind(x, y, pitch, radius);
    })
    .join("");
  return { height: FIRST_ROW + (rows - 1) * ROW_PITCH + BELOW, radius, dots, line };
}

/** From below on the left, over the stone, to below on the right. */
function wind(x: number, y: number, pitch: number, radius: number): string {
  const low = y + radius + BELOW_DOT;
  const high = y - radius - ABOVE_DOT;
  const rise = `C${pathPoint(x - pitch * 0.24, low)} ${pathPoint(x - pitch * 0.36, high)} ${pathPoint(x, high)}`;
  return `${rise}S${pathPoint(x + pitch * 0.24, low)} ${pathNumber(x + pitch / 2)} ${pathNumber(low)}`;
}
