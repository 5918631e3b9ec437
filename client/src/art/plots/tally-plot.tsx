import type { ReactElement } from "react";
import type { Tally } from "../../content/types.ts";
import { FULL_CIRCLE, OPEN_CIRCLE } from "./circles.ts";
import { SMALL_WIDTH, SmallPlot } from "./small-plot.tsx";

const PER_ROW = 5;
const PITCH = SMALL_WIDTH / PER_ROW;
const RADIUS = 15;

/** Circles in rows of five, the counted ones filled. */
export function TallyPlot({ drawing, label }: { drawing: Tally; label: string }): ReactElement {
  const { caption, count, of } = drawing;
  return (
    <SmallPlot height={Math.ceil(of / PER_ROW) * PITCH} label={label} caption={caption}>
      {Array.from({ length: of }, (_, index) => (
        <circle
          {...(index < count ? FULL_CIRCLE : OPEN_CIRCLE)}
          cx={RADIUS + 1 + (index % PER_ROW) * PITCH}
          cy={PITCH / 2 + Math.floor(index / PER_ROW) * PITCH}
          r={RADIUS}
          key={index}
        />
      ))}
    </SmallPlot>
  );
}
