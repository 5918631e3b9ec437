import type { ReactElement } from "react";
import { toTenth } from "../tenth.ts";
import { gateLines } from "./gate-lines.ts";

const WIDTH = 900;
const HEIGHT = 140;

/** Three gates, and lines that end at them; the gold one passes all. It stretches to its frame: it holds no words. */
export function GatesDrawing({
  alt,
  className,
}: {
  alt: string;
  className: string | undefined;
}): ReactElement {
  const { gates, others, middle } = gateLines(3, WIDTH, HEIGHT);
  return (
    <svg
      className={className}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={alt}
    >
      {others.map(({ y, end }) => (
        <path d={`M0 ${toTenth(y)}H${end}`} key={y} />
      ))}
      {gates.map(({ x, from, to }) => (
        <path data-gate="" d={`M${x} 0V${toTenth(from)}M${x} ${toTenth(to)}V${HEIGHT}`} key={x} />
      ))}
      <path d={`M0 ${middle}H${WIDTH}`} />
    </svg>
  );
}
