import { pathPoint } from "../path-number.ts";

/** A street plan round a circus, centred on the origin: radii of the ring roads, path data of all other kerbs. */
export type OfficePlan = { ringRadii: number[]; streets: string };

const RING_RADII = [70, 96, 150, 166, 236, 252];
const RADIALS = 8;
const SECTOR = (2 * Math.PI) / RADIALS;
const TURN = 0.2;
const INNER_RADIUS = 96;
const OUTER_RADIUS = 1000;
const FIRST_BLOCK_RADIUS = 376;
const BLOCK_DEPTH = 62;
const BLOCK_ROWS = 9;
const LANE_SHARES = [0.26, 0.5, 0.74];

/** Ring roads, eight radials with two kerbs each, and between them rows of blocks with lanes in every other row. */
export function officePlan(): OfficePlan {
  const sectors = Array.from({ length: RADIALS }, (_, index) => index * SECTOR + TURN);
  return {
    ringRadii: RING_RADII,
    streets: sectors.flatMap((angle) => [...radial(angle), ...blocks(angle)]).join(""),
  };
}

/** Where the radial of a number, clockwise from the east, lies `radius` from the middle. */
export function placeOnRadial(number: number, radius: number): { x: number; y: number } {
  const angle = number * SECTOR + TURN;
  return { x: Math.round(radius * Math.cos(angle)), y: Math.round(radius * Math.sin(angle)) };
}

/** The second kerb starts a street's width away and nearly joins the first far out. */
function radial(angle: number): string[] {
  return [
    line(angle, INNER_RADIUS, angle, OUTER_RADIUS),
    line(angle + 0.07, INNER_RADIUS, angle + 0.015, OUTER_RADIUS),
  ];
}

function blocks(angle: number): string[] {
  return Array.from({ length: BLOCK_ROWS }, (_, row) => {
    const radius = FIRST_BLOCK_RADIUS + row * BLOCK_DEPTH;
    const front = line(angle + 0.03, radius, angle + SECTOR - 0.02, radius);
    const lanes = LANE_SHARES.map((share) => {
      const lane = angle + share * SECTOR;
      return line(lane, radius, lane, radius + BLOCK_DEPTH);
    });
    return row % 2 === 0 ? [front, ...lanes] : [front];
  }).flat();
}

function line(fromAngle: number, fromRadius: number, toAngle: number, toRadius: number): string {
  return `M${polar(fromAngle, fromRadius)}L${polar(toAngle, toRadius)}`;
}

function polar(angle: number, radius: number): string {
  return pathPoint(radius * Math.cos(angle), radius * Math.sin(angle));
}
