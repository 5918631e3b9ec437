import type { ReactElement } from "react";
import { joiningStreams, type StreamsFrame } from "./joining-streams.ts";

const FRAME: StreamsFrame = { width: 1200, height: 170, linesEach: 4 };
const LINE = { fill: "none", vectorEffect: "non-scaling-stroke" } as const;

/**
 * Three streams that become one; gold from where all three run together. Stretched to its frame: it holds no word.
 * Without `alt` it is an ornament, and has no gold: nothing tells what that would mean.
 */
export function JoiningStreamsDrawing({ alt }: { alt?: string }): ReactElement {
  const { lines, gold } = joiningStreams(FRAME);
  return (
    <svg
      viewBox={`0 0 ${FRAME.width} ${FRAME.height}`}
      preserveAspectRatio="none"
      role={alt === undefined ? undefined : "img"}
      aria-label={alt}
      aria-hidden={alt === undefined ? "true" : undefined}
    >
      <g stroke="var(--river)" strokeOpacity="0.34">
        {lines.map((line) => (
          <path {...LINE} d={line} key={line} />
        ))}
      </g>
      {alt !== undefined && (
        <path
          className="streak"
          pathLength="1"
          d={gold}
          stroke="var(--streak)"
          strokeWidth="7"
          strokeLinecap="round"
        />
      )}
    </svg>
  );
}
