import type { Course } from "./fund-life.ts";
import { tracedPath } from "./traced-path.ts";

/**
 * Heights of the three lines, as shares of the drawing's height: the person who visits now and then, the person who
 * stays, and the client.
 */
const COMES = 0.16;
const STAYS = 0.84;
const CLIENT = 0.86;

/** Whose the lines are, from the last to the first. */
export const PEOPLE = ["You", "Principal consultant", "Founder and CEO"] as const;

/** Why the first line comes to the client's at each place; null where it stays away. */
export const VISITS = ["joins if asked", null, null, null, "joins yearly"] as const;

/** The same line upright, for one place and a square of 100 by 100: it comes to the client's left of the square, or stays away. */
export function uprightVisit(place: number): string {
  return VISITS[place] === null ? "M90 0V100" : "M90 0C90 25 -15 25 -15 50S90 75 90 100";
}

/** How wide a visit is, as a share of the way between two places. */
const VISIT = 0.34;

/**
 * Three lines over five places: the client's; along it, in gold, that of the person who stays; and above, that of the
 * person who visits. A dot on the first two marks each place. Lengths in user units. Lines go on beyond the frame.
 */
export function twoPeople(width: number, height: number, gap: number, before: number): Course {
  const between = (width + gap) / VISITS.length;
  const dot = height * 0.02;
  const placeXs = VISITS.map((_, place) => place * between + dot);
  const comes = (x: number): number =>
    placeXs.reduce((y, placeX, place) => {
      const visit = Math.exp(-(((x - placeX) / (between * VISIT)) ** 2));
      return VISITS[place] === null ? y : y + (CLIENT - COMES) * height * visit;
    }, height * COMES);
  const level = (share: number): string => `M${-before} ${share * height}H${width + before}`;
  return {
    stones: placeXs.map((x) => ({ x, y: height * CLIENT, r: dot })),
    lines: [tracedPath(comes, -before, width + before), level(CLIENT)],
    gold: [level(STAYS)],
  };
}
