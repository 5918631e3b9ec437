import type { ReactElement } from "react";
import type { ReturnsTable, SeriesNames } from "../../content/types.ts";
import { ReplacedIsland } from "../../islands/replaced-island.tsx";
import { ChartDrawings } from "../chart-drawings.tsx";
import { inDrawingOrder, type ReturnsChartProps, type ReturnsLook } from "./returns-geometry.ts";
import { ReturnsPlot } from "./returns-plot.tsx";

/**
 * The bars of a returns table, which must stand beside them inside the same `data-chart-scope` element: the live chart
 * reads its values there.
 */
export function ReturnsChart({
  names,
  table,
  look,
}: {
  names: SeriesNames;
  table: ReturnsTable;
  look: ReturnsLook;
}): ReactElement {
  const rows = table.rows.map(({ period, portfolioPercent, benchmarkPercent }) => ({
    period,
    portfolio: portfolioPercent,
    benchmark: benchmarkPercent,
  }));
  const pairs = inDrawingOrder(rows, look);
  const props: ReturnsChartProps = { kind: "returns", label: table.label, names, look };
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
