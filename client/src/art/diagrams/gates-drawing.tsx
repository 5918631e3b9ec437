import type { ReactElement } from "react";
import { toTenth } from "../tenth.ts";
import { gateLines } from "./gate-lines.ts";

const WIDTH = 400;
const GATE_HEIGHT = 40;

/** Gates one below another, and lines that end at them; the gold one passes all. It stretches: it holds no words. */
export function GatesDrawing({ alt, count }: { alt: string; count: number }): ReactElement {
  const height = count * GATE_HEIGHT;
  const { gates, others, middle } = gateLines(count, WIDTH, height);
  return (
    <svg viewBox={`0 0 ${WIDTH} ${height}`} preserveAspectRatio="none" role="img" aria-label={alt}>
      {others.map(({ x, end }) => (
        <path d={`M${toTenth(x)} 0V${end}`} key={x} />
      ))}
      {gates.map(({ y, from, to }) => (
        <path data-gate="" d={`M0 ${y}H${toTenth(from)}M${toTenth(to)} ${y}H${WIDTH}`} key={y} />
      ))}
      <path d={`M${middle} 0V${height}`} />
    </svg>
  );
}
