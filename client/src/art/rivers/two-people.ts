import type { Course } from "./fund-life.ts";
import { tracedPath } from "./traced-path.ts";

/**
 * Heights of the three lines, as shares of the drawing's height: the person who visits now and then, the person who
 * stays, and the client.
 */
const COMES = 0.16;
const STAYS = 0.6;
const CLIENT = 0.9;

/** How near the first line comes to the second at each place, from 0 to 1. */
const NEAR = [0.5, 0, 0, 0.25, 1];

/** How wide a visit is, as a share of the way between two places. */
const VISIT = 0.34;

/**
 * Three lines over five places: the client's; beside it, in gold, that of the person who stays; and above, that of the
 * person who visits. A dot on the client's line marks each place. Lengths in user units. Lines go on beyond the frame.
 */
export function twoPeople(width: number, height: number, gap: number, before: number): Course {
  const between = (width + gap) / NEAR.length;
  const dot = height * 0.02;
  const placeXs = NEAR.map((_, place) => place * between + between / 4);
  const comes = (x: number): number =>
    placeXs.reduce((y, placeX, place) => {
      const visit = Math.exp(-(((x - placeX) / (between * VISIT)) ** 2));
      return y + (NEAR[place] as number) * (STAYS - COMES - 0.09) * height * visit;
    }, height * COMES);
  const level = (share: number): string => `M${-before} ${share * height}H${width + before}`;
  return {
    stones: placeXs.map((x) => ({ x, y: height * CLIENT, r: dot })),
    lines: [tracedPath(comes, -before, width + before), level(CLIENT)],
    gold: [level(STAYS)],
  };
}
