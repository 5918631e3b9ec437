import type { ReactElement } from "react";
import { pathNumber } from "../path-number.ts";

const WIDTH = 1200;
const HEIGHT = 170;
const STREAMS = 3;
const LINES_EACH = 4;
/** Where the last stream has joined, as a share of the width. */
const JOINED_AT = 0.64;
/** How near lines of one stream lie to each other above the join and below it, as a share of the height. */
const GAP_ABOVE = 0.06;
const GAP_BELOW = 0.026;

/** Path data of three streams that become one, from the top down. */
export function joiningStreams(): string[] {
  const joined = WIDTH * JOINED_AT;
  const count = STREAMS * LINES_EACH;
  return Array.from({ length: count }, (_, index) => {
    const centre = (HEIGHT * (2 * Math.floor(index / LINES_EACH) + 1)) / (2 * STREAMS);
    const above = centre + ((index % LINES_EACH) - (LINES_EACH - 1) / 2) * GAP_ABOVE * HEIGHT;
    const below = HEIGHT / 2 + (index - (count - 1) / 2) * GAP_BELOW * HEIGHT;
    const [from, to, half] = [above, below, joined / 2].map(pathNumber);
    return `M0 ${from}C${half} ${from} ${half} ${to} ${pathNumber(joined)} ${to}H${WIDTH}`;
  });
}

/** An ornament: three streams that become one. It stretches to its frame, because it holds no words. */
export function JoiningStreamsDrawing(): ReactElement {
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
      <g stroke="var(--river)" strokeOpacity="0.34">
        {joiningStreams().map((line) => (
          <path fill="none" vectorEffect="non-scaling-stroke" d={line} key={line} />
        ))}
      </g>
    </svg>
  );
}
