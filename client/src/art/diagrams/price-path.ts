import { pathPoint } from "../path-number.ts";
import { toTenth } from "../tenth.ts";

/**
 * A price that falls and rises again: a dot for each step, and the line before and after the share is bought. Two others
 * fail: one falls on before it is bought, one afterwards.
 */
export type PricePath = {
  dots: { x: number; y: number }[];
  before: string;
  held: string;
  failing: [string, string];
};

const MARGIN = 14;
const BEND = 1.3;
/** How far below the drawing a failing price falls. */
export const FALL = 34;

/**
 * `count` steps over `width`. The share is bought at step `heldFrom`, counted from 1; half a step before it the price is
 * lowest.
 */
export function pricePath(count: number, heldFrom: number, width: number, height: number): PricePath {
  const lowest = heldFrom - 1.5;
  const longest = Math.max(lowest + 0.5, count - 1 - lowest);
  /** Where a step stands or, if `ahead`, where the price would be so much later if it went on as it goes there. */
  const at = (step: number, ahead = 0): { x: number; y: number } => {
    const way = Math.abs(step - lowest) / longest;
    const slope = (Math.sign(step - lowest) * BEND * way ** (BEND - 1)) / longest;
    const price = way ** BEND + slope * ahead;
    return {
      x: toTenth(((step + ahead + 0.5) / count) * width),
      y: toTenth(height - MARGIN - price * (height - 2 * MARGIN)),
    };
  };
  const point = (step: number, ahead = 0): string => {
    const { x, y } = at(step, ahead);
    return pathPoint(x, y);
  };
  const line = ([first = 0, ...others]: number[]): string => {
    let last = first;
    const pieces = others.map((step) => {
      const third = (step - last) / 3;
      const piece = `C${point(last, third)} ${point(step, -third)} ${point(step)}`;
      last = step;
      return piece;
    });
    return `M${point(first)}${pieces.join("")}`;
  };
  const steps = Array.from({ length: count }, (_, step) => step);
  const fallingFrom = (step: number, end: number): string => {
    const { x, y } = at(step);
    return `M${pathPoint(x, y)}Q${pathPoint((3 * x + width) / 4, height)} ${pathPoint(width, end)}`;
  };
  return {
    failing: [fallingFrom(heldFrom - 2, height + FALL), fallingFrom(heldFrom - 1, height + FALL / 4)],
    dots: steps.map((step) => at(step)),
    before: line([-0.5, ...steps.slice(0, heldFrom)]),
    held: line(steps.slice(heldFrom - 1)),
  };
}
