import type { ReactElement } from "react";
import { SampleHatch } from "../../components/sample-hatch.tsx";
import type { ReturnsTable, SeriesNames } from "../../content/types.ts";
import { ServedIsland } from "../../islands/served-island.tsx";
import { ChartDrawings } from "../chart-drawings.tsx";
import { ReturnsPlot } from "./returns-plot.tsx";
import { pairsOf, type ReturnsLook, returnsProps } from "./returns-series.ts";

/** The bars of a returns table. The live chart replaces them at the first touch. */
export function ReturnsChart({
  names,
  table,
  look,
  isSample,
}: {
  names: SeriesNames;
  table: ReturnsTable;
  look: ReturnsLook;
  isSample: boolean;
}): ReactElement {
  const props = returnsProps(names, table, look);
  const pairs = pairsOf(props);
  return (
    <SampleHatch isSample={isSample}>
      <ServedIsland name="chart" on="intent" props={props}>
        <ChartDrawings
          kind="returns"
          label={table.label}
          focusable
          draw={(format) => <ReturnsPlot id="served" pairs={pairs} look={look} format={format} />}
        />
      </ServedIsland>
    </SampleHatch>
  );
}
