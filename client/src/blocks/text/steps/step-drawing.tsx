import type { ReactElement } from "react";
import { LinePairPlot } from "../../../art/plots/line-pair-plot.tsx";
import { RanksPlot } from "../../../art/plots/ranks-plot.tsx";
import { TallyPlot } from "../../../art/plots/tally-plot.tsx";
import type { Drawing } from "../../../content/types.ts";

/** A step's drawing, chosen by its kind. */
export function StepDrawing({ drawing, label }: { drawing: Drawing; label: string }): ReactElement {
  switch (drawing.kind) {
    case "linePair":
      return <LinePairPlot drawing={drawing} label={label} />;
    case "ranks":
      return <RanksPlot drawing={drawing} label={label} />;
    case "tally":
      return <TallyPlot drawing={drawing} label={label} />;
  }
}
