import { pathNumber } from "../path-number.ts";

/** How large a drawing is, in user units, and how many lines each of its streams has. */
export type StreamsFrame = { width: number; height: number; linesEach: number };

const STREAMS = 3;
/** Where the last stream has joined, as a share of the width. */
const JOINED_AT = 0.64;
/** How near lines of one stream lie to each other above the join and below it, as a share of the height. */
const GAP_ABOVE = 0.06;
const GAP_BELOW = 0.026;

/**
 * Path data of three streams that become one, from the top down, of a gold thread in each, and of the gold line that
 * they become where all have joined.
 */
export function joiningStreams({ width, height, linesEach }: StreamsFrame): {
  lines: string[];
  threads: string[];
  gold: string;
} {
  const joined = width * JOINED_AT;
  const count = STREAMS * linesEach;
  const lines = Array.from({ length: count }, (_, index) => {
    const centre = (height * (2 * Math.floor(index / linesEach) + 1)) / (2 * STREAMS);
    const above = centre + ((index % linesEach) - (linesEach - 1) / 2) * GAP_ABOVE * height;
    const below = height / 2 + (index - (count - 1) / 2) * GAP_BELOW * height;
    const [from, to, half] = [above, below, joined / 2].map(pathNumber);
    return `M0 ${from}C${half} ${from} ${half} ${to} ${pathNumber(joined)} ${to}H${width}`;
  });
  const middle = pathNumber(height / 2);
  const threads = Array.from({ length: STREAMS }, (_, index) => {
    const from = pathNumber((height * (2 * index + 1)) / (2 * STREAMS));
    const half = pathNumber(joined / 2);
    return `M0 ${from}C${half} ${from} ${half} ${middle} ${pathNumber(joined)} ${middle}`;
  });
  return { lines, threads, gold: `M${pathNumber(joined)} ${middle}H${width}` };
}
