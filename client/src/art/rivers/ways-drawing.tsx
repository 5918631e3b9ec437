import type { ReactElement } from "react";
import type { WaysDrawing as Drawing } from "../../content/types.ts";
import captions from "../caption.module.css";
import { toTenth } from "../tenth.ts";

const WIDTH = 900;
const TEXT_Y = 15;
const FIRST_LINE_Y = 26;
const LINE_GAP = 5;
const LINES = 7;
/** The number of lines that pass a gate: those in the middle. */
const PASSING = 3;
const ROW = FIRST_LINE_Y + LINES * LINE_GAP + 14;
const GATE_X = WIDTH * 0.45;

/**
 * Ways of money as lines from left to right, the middle one gold. A gate lets only the middle ones pass; the others
 * end, and its name stands in their place.
 */
export function WaysDrawing({ drawing: { alt, caption, ways } }: { drawing: Drawing }): ReactElement {
  const height = ways.length * ROW;
  const percent = (y: number): string => `${toTenth((y / height) * 100)}%`;
  return (
    <figure data-plot="">
      {caption !== null && <figcaption className={captions.caption}>{caption}</figcaption>}
      <svg role="img" aria-label={alt} width="100%" height={height} fontSize="15" fill="var(--ink-2)">
        <svg viewBox={`0 0 ${WIDTH} ${height}`} preserveAspectRatio="none" aria-hidden="true" fill="none">
          {ways.map(({ label, gate }, place) => (
            <WayLines isGated={gate !== null} top={place * ROW} key={label} />
          ))}
        </svg>
        {ways.map(({ label, gate, arrives }, place) => (
          <g key={label}>
            <text y={percent(place * ROW + TEXT_Y)} fill="var(--ink)">
              {label}
            </text>
            <text x="100%" y={percent(place * ROW + TEXT_Y)} textAnchor="end">
              {arrives}
            </text>
            {gate !== null && (
              <text x={percentOfWidth(GATE_X)} dx="12" y={percent(place * ROW + ROW - 10)} fill="var(--ink)">
                {gate}
              </text>
            )}
          </g>
        ))}
      </svg>
    </figure>
  );
}

function percentOfWidth(x: number): string {
  return `${toTenth((x / WIDTH) * 100)}%`;
}

function WayLines({ isGated, top }: { isGated: boolean; top: number }): ReactElement {
  const middle = Math.floor(LINES / 2);
  const edge = (LINES - PASSING) / 2;
  const yOf = (line: number): number => top + FIRST_LINE_Y + line * LINE_GAP;
  const gap = LINE_GAP / 2;
  return (
    <>
      <rect
        y={yOf(0) - gap}
        width={isGated ? GATE_X : WIDTH}
        height={LINES * LINE_GAP}
        fill="var(--river-tint)"
      />
      {isGated && (
        <rect
          x={GATE_X}
          y={yOf(edge) - gap}
          width={WIDTH - GATE_X}
          height={PASSING * LINE_GAP}
          fill="var(--river-tint)"
        />
      )}
      {Array.from({ length: LINES }, (_, line) => {
        const passes = !isGated || (line >= edge && line < LINES - edge);
        const isGold = line === middle;
        return (
          <path
            d={`M0 ${yOf(line)}H${passes ? WIDTH : GATE_X}`}
            stroke={isGold ? "var(--streak)" : "var(--river)"}
            strokeWidth={isGold ? 3.5 : 1.5}
            vectorEffect="non-scaling-stroke"
            key={yOf(line)}
          />
        );
      })}
      {isGated && (
        <path
          d={`M${GATE_X} ${yOf(0) - gap}V${yOf(edge) - gap}M${GATE_X} ${yOf(LINES - edge) - gap}V${yOf(LINES) - gap}`}
          stroke="var(--river)"
          strokeWidth="10"
          vectorEffect="non-scaling-stroke"
        />
      )}
    </>
  );
}
