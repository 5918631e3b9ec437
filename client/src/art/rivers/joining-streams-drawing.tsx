import type { ReactElement } from "react";
import { joiningStreams, type StreamsFrame } from "./joining-streams.ts";

const FRAME: StreamsFrame = { width: 1200, height: 170, linesEach: 4 };
const LINE = { fill: "none", vectorEffect: "non-scaling-stroke" } as const;

/**
 * Three streams that become one. A thin gold line runs in each, a broad one where all three have joined. The drawing
 * stretches to its frame, because it holds no words. Without `alt` it is an ornament and has no gold, because nothing
 * explains the gold. With `down` the streams run down the page.
 */
export function JoiningStreamsDrawing({
  alt,
  down = false,
  className,
}: {
  alt?: string;
  down?: boolean;
  className?: string | undefined;
}): ReactElement {
  const { lines, threads, gold } = joiningStreams(FRAME);
  const turned = down ? "matrix(0 1 1 0 0 0)" : undefined;
  return (
    <svg
      className={className}
      viewBox={down ? `0 0 ${FRAME.height} ${FRAME.width}` : `0 0 ${FRAME.width} ${FRAME.height}`}
      preserveAspectRatio="none"
      role={alt === undefined ? undefined : "img"}
      aria-label={alt}
      aria-hidden={alt === undefined ? "true" : undefined}
    >
      <g stroke="var(--river)" strokeOpacity="0.34" transform={turned}>
        {lines.map((line) => (
          <path {...LINE} d={line} key={line} />
        ))}
      </g>
      {alt !== undefined && (
        <g stroke="var(--streak)" transform={turned}>
          {threads.map((thread) => (
            <path {...LINE} strokeWidth="1.5" d={thread} key={thread} />
          ))}
          <path {...LINE} className="streak" d={gold} strokeWidth="3" />
        </g>
      )}
    </svg>
  );
}
