import type { ReactElement } from "react";
import type { ReturnsTable, SeriesNames } from "../../content/types.ts";
import { ReplacedIsland } from "../../islands/replaced-island.tsx";
import { ChartDrawings } from "../chart-drawings.tsx";
import { ReturnsPlot } from "./returns-plot.tsx";
import { pairsOf, type ReturnsLook, returnsProps } from "./returns-series.ts";

/** The bars of a returns table; they come to life at the first sign of intent. */
export function ReturnsChart({
  names,
  table,
  look,
}: {
  names: SeriesNames;
  table: ReturnsTable;
  look: ReturnsLook;
}): ReactElement {
  const props = returnsProps(names, table, look);
  const pairs = pairsOf(props);
  return (
    <ReplacedIsland name="chart" on="intent" props={props}>
      <ChartDrawings
        kind="returns"
        label={table.label}
        focusable
        draw={(format) => <ReturnsPlot id="served" pairs={pairs} look={look} format={format} />}
      />
    </ReplacedIsland>
  );
}
