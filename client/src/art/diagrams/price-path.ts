import { pathPoint } from "../path-number.ts";
import { toTenth } from "../tenth.ts";

/** A price that falls and rises again: a dot for each step, and the line before and after the share is bought. */
export type PricePath = {
  dots: { x: number; y: number }[];
  before: string;
  held: string;
};

const MARGIN = 14;
const PIECES_A_STEP = 4;
const LOWEST_AT = 0.6;
const RISE = 0.36;

/** `count` steps over `width`. The share is bought at step `heldFrom`, counted from 1: before the lowest price. */
export function pricePath(count: number, heldFrom: number, width: number, height: number): PricePath {
  const at = (step: number): { x: number; y: number } => {
    const way = (step + 0.5) / count;
    const price = ((way - LOWEST_AT) / (way < LOWEST_AT ? LOWEST_AT : RISE)) ** 2;
    return { x: toTenth(way * width), y: toTenth(height - MARGIN - price * (height - 2 * MARGIN)) };
  };
  const line = (from: number, to: number): string => {
    const pieces = Math.round((to - from) * PIECES_A_STEP);
    const points = Array.from({ length: pieces + 1 }, (_, piece) =>
      at(from + ((to - from) * piece) / pieces),
    );
    return `M${points.map(({ x, y }) => pathPoint(x, y)).join("L")}`;
  };
  return {
    dots: Array.from({ length: count }, (_, step) => at(step)),
    before: line(-0.5, heldFrom - 1),
    held: line(heldFrom - 1, count - 1),
  };
}
