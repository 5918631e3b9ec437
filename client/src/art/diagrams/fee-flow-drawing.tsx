import type { ReactElement } from "react";
import { feeLines, WIDTH } from "./fee-lines.ts";

const LINE = { fill: "none", vectorEffect: "non-scaling-stroke" } as const;

/** Right of the middle station. */
const WORDS_AT = "51.5%";

type BandSum = { label: string; rupees: number; shown: string };

/**
 * A fee as lines: what is kept of it, the tax, each with its words where it ends, and the part that is passed on. The lines
 * stretch to their frame.
 */
export function FeeFlowDrawing({
  kept,
  tax,
  passedOnRupees,
  className,
}: {
  kept: BandSum;
  tax: BandSum;
  passedOnRupees: number;
  className: string | undefined;
}): ReactElement {
  const { height, paths, stations, bands } = feeLines(kept.rupees, tax.rupees, passedOnRupees);
  const [keptLines, taxLines, passedOn] = paths;
  return (
    <svg className={className} aria-hidden="true">
      <svg
        width="100%"
        height="100%"
        viewBox={`0 0 ${WIDTH} ${height}`}
        preserveAspectRatio="none"
        overflow="visible"
        aria-hidden="true"
      >
        <path {...LINE} d={keptLines} stroke="var(--river)" strokeOpacity="0.55" />
        <path {...LINE} d={taxLines} stroke="var(--bench)" strokeOpacity="0.55" />
        <path {...LINE} d={passedOn} stroke="var(--streak)" />
        <path {...LINE} d={stations} stroke="var(--ink)" strokeWidth="3" />
      </svg>
      {[kept, tax].map(({ label, shown }, place) => (
        <text
          x={WORDS_AT}
          y={`${((bands[place] ?? 0) / height) * 100}%`}
          dy={place === 0 ? "1.2em" : "0.9em"}
          key={label}
        >
          {shown}
          <tspan {...(place === 0 ? { x: WORDS_AT, dy: "1.5em" } : { dx: "0.6em" })}>{label}</tspan>
        </text>
      ))}
    </svg>
  );
}
