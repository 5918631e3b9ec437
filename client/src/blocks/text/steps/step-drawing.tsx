import type { ReactElement } from "react";
import { LinePairPlot } from "../../../art/plots/line-pair-plot.tsx";
import { RanksPlot } from "../../../art/plots/ranks-plot.tsx";
import { ReviewGridPlot } from "../../../art/plots/review-grid-plot.tsx";
import { RiskReturnPlot } from "../../../art/plots/risk-return-plot.tsx";
import { ShareColumnsPlot } from "../../../art/plots/share-columns-plot.tsx";
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
    case "riskAndReturn":
      return <RiskReturnPlot drawing={drawing} label={label} />;
    case "shareColumns":
      return <ShareColumnsPlot drawing={drawing} label={label} />;
    case "reviewGrid":
      return <ReviewGridPlot drawing={drawing} label={label} />;
  }
}
