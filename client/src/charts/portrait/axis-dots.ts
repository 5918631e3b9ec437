import type { StrategyDot } from "../../content/types.ts";

/** Dots and spans nearer to each other than this, in percent of the axis, are stacked. */
const TOUCH = 2.2;

/** The height of a storey, and the room below the axis. */
export const RISE_PX = 12;
export const FOOT_PX = 7;

/** The size of the area that a pointer hits around a dot that stands alone. */
const HIT_PX = 24;
const HIT_PERCENT = 5.2;

/**
 * A dot with its storey above the axis, 0 for the lowest, and the area that a pointer hits: its width in percent, and
 * its pixels above and below the dot's middle.
 */
export type PlacedDot = StrategyDot & {
  storey: number;
  hit: { percent: number; above: number; below: number };
};

type Stacked = Omit<PlacedDot, "hit">;

/** The dots in the order of their places. Dots that would touch are stacked, those looked at lowest; a span bears dots. */
export function stackedDots(dots: readonly StrategyDot[]): PlacedDot[] {
  const ordered = [...dots].sort((one, other) => Number(other.own) - Number(one.own));
  const placed: Stacked[] = [];
  for (const dot of ordered) {
    const taken = placed.filter((other) => isAlike(dot, other) && distance(dot, other) < TOUCH);
    const storeys = new Set(taken.map(({ storey }) => storey));
    let storey = 0;
    while (storeys.has(storey)) storey += 1;
    placed.push({ ...dot, storey });
  }
  return placed
    .sort((one, other) => startOf(one) - startOf(other) || one.storey - other.storey)
    .map((dot) => ({ ...dot, hit: hitOf(dot, placed) }));
}

/** The area that a pointer hits, as large as the neighbours allow. */
function hitOf(dot: Stacked, dots: readonly Stacked[]): PlacedDot["hit"] {
  const near = dots.filter(
    (other) => other !== dot && isAlike(dot, other) && distance(dot, other) < HIT_PERCENT,
  );
  const beside = near.filter(({ storey }) => storey === dot.storey).map((other) => distance(dot, other));
  const below = dot.storey === 0 ? FOOT_PX : RISE_PX / 2;
  const isUnderOthers = near.some(({ storey }) => storey > dot.storey);
  return {
    percent: Math.min(HIT_PERCENT, ...beside) + dot.spanPercent,
    above: isUnderOthers ? RISE_PX / 2 : HIT_PX - below,
    below,
  };
}

/** Whether both are numbers, or both spans. */
function isAlike(one: StrategyDot, other: StrategyDot): boolean {
  return (one.spanPercent === 0) === (other.spanPercent === 0);
}

function startOf({ placePercent, spanPercent }: StrategyDot): number {
  return placePercent - spanPercent / 2;
}

/** From the end of one to the beginning of the other, below 0 where their spans overlap. */
function distance(one: StrategyDot, other: StrategyDot): number {
  return Math.abs(one.placePercent - other.placePercent) - (one.spanPercent + other.spanPercent) / 2;
}
