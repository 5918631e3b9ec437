import type { ReactElement } from "react";
import { SampleHatch } from "../../components/sample-hatch.tsx";
import type { ReturnsTable, SeriesNames } from "../../content/types.ts";
import { ServedIsland } from "../../islands/served-island.tsx";
import { ChartDrawings } from "../chart-drawings.tsx";
import { ReturnsPlot } from "./returns-plot.tsx";
import { pairsOf, returnsProps } from "./returns-series.ts";

/** The bars of a returns table. The live chart replaces them at the first touch. */
export function ReturnsChart({
  names,
  table,
  isSample,
}: {
  names: SeriesNames;
  table: ReturnsTable;
  isSample: boolean;
}): ReactElement {
  const props = returnsProps(names, table);
  const pairs = pairsOf(props);
  return (
    <SampleHatch isSample={isSample}>
      <ServedIsland name="chart" on="intent" props={props}>
        <ChartDrawings
          kind="returns"
          label={table.label}
          focusable
          draw={(format) => <ReturnsPlot id="served" pairs={pairs} format={format} />}
        />
      </ServedIsland>
    </SampleHatch>
  );
}
