import { pathNumber, pathPoint } from "../path-number.ts";
import { toTenth } from "../tenth.ts";

/** Stones in a row and a line that winds round the first `filled` of them. */
export type DotChain = {
  height: number;
  radius: number;
  dots: { x: number; filled: boolean }[];
  y: number;
  line: string;
};

const Y = 72;
const HEIGHT = 130;
const RADIUS_SHARE = 0.32;
const ABOVE_DOT = 20;
const BELOW_DOT = 12;

/** A chain of `total` stones over `width`, of which the line holds the first `filled`. */
export function dotChain(filled: number, total: number, width: number): DotChain {
  const pitch = width / total;
  const radius = toTenth(Math.min(pitch, HEIGHT) * RADIUS_SHARE);
  const dots = Array.from({ length: total }, (_, index) => ({
    x: toTenth(pitch * (index + 0.5)),
    filled: index < filled,
  }));
  const line = dots.slice(0, filled).map(({ x }) => wind(x, pitch, radius));
  return {
    height: HEIGHT,
    radius,
    dots,
    y: Y,
    line: `M${pathPoint(0, Y + radius + BELOW_DOT)}${line.join("")}`,
  };
}

/** From below on the left, over the stone, to below on the right. */
function wind(x: number, pitch: number, radius: number): string {
  const low = Y + radius + BELOW_DOT;
  const high = Y - radius - ABOVE_DOT;
  const rise = `C${pathPoint(x - pitch * 0.24, low)} ${pathPoint(x - pitch * 0.36, high)} ${pathPoint(x, high)}`;
  return `${rise}S${pathPoint(x + pitch * 0.24, low)} ${pathNumber(x + pitch / 2)} ${pathNumber(low)}`;
}
