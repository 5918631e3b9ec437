import type { ReactElement } from "react";
import { SampleHatch } from "../../components/sample-hatch.tsx";
import type { ReturnsTable } from "../../content/types.ts";
import { ServedIsland } from "../../islands/served-island.tsx";
import { ChartDrawings } from "../chart-drawings.tsx";
import { ReturnsPlot } from "./returns-plot.tsx";
import { pairsOf } from "./returns-series.ts";

/** The bars of a returns table. A crosshair reads that table from the first touch on. */
export function ReturnsChart({ table, isSample }: { table: ReturnsTable; isSample: boolean }): ReactElement {
  const pairs = pairsOf(table);
  return (
    <SampleHatch isSample={isSample}>
      <ServedIsland isReversed={table.drawnInReverse}>
        <ChartDrawings
          kind="returns"
          label={table.label}
          focusable
          draw={(format) => <ReturnsPlot pairs={pairs} format={format} />}
        />
      </ServedIsland>
    </SampleHatch>
  );
}
