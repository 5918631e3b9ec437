import type { ReactElement } from "react";
import { pathNumber } from "../path-number.ts";

/** How large a drawing is, in user units, and how many lines each of its streams has. */
export type StreamsFrame = { width: number; height: number; linesEach: number };

const STREAMS = 3;
/** Where the last stream has joined, as a share of the width. */
const JOINED_AT = 0.64;
/** How near lines of one stream lie to each other above the join and below it, as a share of the height. */
const GAP_ABOVE = 0.06;
const GAP_BELOW = 0.026;

/** Path data of three streams that become one, from the top down. */
export function joiningStreams({ width, height, linesEach }: StreamsFrame): string[] {
  const joined = width * JOINED_AT;
  const count = STREAMS * linesEach;
  return Array.from({ length: count }, (_, index) => {
    const centre = (height * (2 * Math.floor(index / linesEach) + 1)) / (2 * STREAMS);
    const above = centre + ((index % linesEach) - (linesEach - 1) / 2) * GAP_ABOVE * height;
    const below = height / 2 + (index - (count - 1) / 2) * GAP_BELOW * height;
    const [from, to, half] = [above, below, joined / 2].map(pathNumber);
    return `M0 ${from}C${half} ${from} ${half} ${to} ${pathNumber(joined)} ${to}H${width}`;
  });
}

const FRAME: StreamsFrame = { width: 1200, height: 170, linesEach: 4 };

/** An ornament: three streams that become one. It stretches to its frame, because it holds no words. */
export function JoiningStreamsDrawing(): ReactElement {
  return (
    <svg viewBox={`0 0 ${FRAME.width} ${FRAME.height}`} preserveAspectRatio="none" aria-hidden="true">
      <g stroke="var(--river)" strokeOpacity="0.34">
        {joiningStreams(FRAME).map((line) => (
          <path fill="none" vectorEffect="non-scaling-stroke" d={line} key={line} />
        ))}
      </g>
    </svg>
  );
}
