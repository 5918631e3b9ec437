import type { ReactElement } from "react";
import { formatTableDate } from "../../components/format-date.ts";
import type { GrowthBlock } from "../../content/types.ts";
import { ReplacedIsland } from "../../islands/replaced-island.tsx";
import { ChartDrawings } from "../chart-drawings.tsx";
import { ChartFigure } from "../chart-figure.tsx";
import tables from "../chart-table.module.css";
import { formatPercent } from "../format-value.ts";
import { GrowthPlot } from "./growth-plot.tsx";
import { type GrowthChartProps, type GrowthFace, pointsOf } from "./growth-series.ts";

/** Enough to draw the same line from the table as from the block's values. */
const TABLE_DECIMALS = 4;

/** The growth line with its month ends as a table; it comes to life at the first sign of intent. */
export function GrowthChart({ block }: { block: GrowthBlock }): ReactElement {
  const points = pointsOf(block);
  const face: GrowthFace = { unit: block.unit, names: block.names, notes: block.notes };
  const props: GrowthChartProps = { kind: "growth", label: block.label, face };
  return (
    <ChartFigure name={block.heading} toggle="heading" table={<GrowthTable block={block} />}>
      <ReplacedIsland name="chart" on="intent" props={props}>
        <ChartDrawings
          kind="growth"
          label={block.label}
          focusable
          draw={(format) => (
            <GrowthPlot id="served" points={points} face={face} format={format} drawsItself />
          )}
        />
      </ReplacedIsland>
    </ChartFigure>
  );
}

function GrowthTable({
  block: { names, unit, dates, portfolio, benchmark },
}: {
  block: GrowthBlock;
}): ReactElement {
  const suffix = unit === "crore" ? ", ₹ crore" : ", times";
  return (
    <table className={tables.table}>
      <thead>
        <tr>
          <th scope="col">Date</th>
          <th scope="col">{names.portfolioShort + suffix}</th>
          <th scope="col">{names.benchmarkShort + suffix}</th>
        </tr>
      </thead>
      <tbody>
        {dates.map((date, index) => (
          <tr key={date}>
            <th scope="row">{formatTableDate(date)}</th>
            <td>{formatPercent(portfolio[index] as number, TABLE_DECIMALS)}</td>
            <td>{formatPercent(benchmark[index] as number, TABLE_DECIMALS)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
