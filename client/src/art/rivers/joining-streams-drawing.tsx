import type { ReactElement } from "react";
import { joiningStreams, type StreamsFrame } from "./joining-streams.ts";

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
