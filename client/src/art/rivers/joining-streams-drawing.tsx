import type { ReactElement } from "react";
import { joiningStreams, type StreamsFrame } from "./joining-streams.ts";
import river from "./river-drawing.module.css";

const FRAME: StreamsFrame = { width: 1200, height: 170, linesEach: 4 };

/** Three streams that become one; gold from where all three run together. Stretched to its frame: it holds no word. */
export function JoiningStreamsDrawing({
  alt,
  className,
}: {
  alt: string;
  className: string | undefined;
}): ReactElement {
  const { lines, gold } = joiningStreams(FRAME);
  return (
    <svg
      className={`${river.river} ${className}`}
      viewBox={`0 0 ${FRAME.width} ${FRAME.height}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={alt}
    >
      <g className={river.lines}>
        {lines.map((line) => (
          <path d={line} key={line} />
        ))}
      </g>
      <path className={`${river.gold} streak`} pathLength="1" d={gold} />
    </svg>
  );
}
