import type { ReactElement } from "react";
import { feeLines, WIDTH } from "./fee-lines.ts";

const LINE = { fill: "none", vectorEffect: "non-scaling-stroke" } as const;

/** A fee and the part of it that is passed on, as lines. It stretches to its frame, because it holds no words. */
export function FeeFlowDrawing({
  feeRupees,
  passedOnRupees,
  className,
}: {
  feeRupees: number;
  passedOnRupees: number;
  className: string | undefined;
}): ReactElement {
  const { count, kept, passedOn, stations } = feeLines(feeRupees, passedOnRupees);
  return (
    <svg
      className={className}
      viewBox={`0 0 ${WIDTH} ${count}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path {...LINE} d={kept} stroke="var(--river)" strokeOpacity="0.55" />
      <path {...LINE} d={passedOn} stroke="var(--streak)" />
      <path {...LINE} d={stations} stroke="var(--ink)" strokeWidth="3" />
    </svg>
  );
}
