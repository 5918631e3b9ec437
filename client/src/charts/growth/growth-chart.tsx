import type { ReactElement } from "react";
import { FootingSource } from "../../components/figures/dataset-footing.tsx";
import readers from "../../components/for-readers.module.css";
import { formatDate } from "../../components/format-date.ts";
import { SampleHatch } from "../../components/sample-hatch.tsx";
import type { GrowthBlock } from "../../content/types.ts";
import { ServedIsland } from "../../islands/served-island.tsx";
import { ChartDrawings } from "../chart-drawings.tsx";
import { ChartFigure } from "../chart-figure.tsx";
import tables from "../chart-table.module.css";
import { GrowthPlot } from "./growth-plot.tsx";
import { faceOf, pointsOf } from "./growth-series.ts";

/** The growth line with its month ends as a table. A crosshair reads that table from the first touch on. */
export function GrowthChart({ block, isSample }: { block: GrowthBlock; isSample: boolean }): ReactElement {
  const [points, face] = [pointsOf(block), faceOf(block)];
  return (
    <ChartFigure
      name={block.heading}
      source={<FootingSource footing={block.footing} />}
      table={<GrowthTable block={block} />}
    >
      <SampleHatch isSample={isSample}>
        <ServedIsland>
          <ChartDrawings
            kind="growth"
            label={block.label}
            focusable
            draw={(format) => <GrowthPlot points={points} face={face} format={format} />}
          />
        </ServedIsland>
      </SampleHatch>
    </ChartFigure>
  );
}

function GrowthTable({
  block: { names, dates, portfolio, benchmark, differences, tableCaption },
}: {
  block: GrowthBlock;
}): ReactElement {
  return (
    <table className={`${tables.table} ${tables.dates}`}>
      <caption className={readers.visuallyHidden}>{tableCaption}</caption>
      <thead>
        <tr>
          <th scope="col">Date</th>
          <th scope="col">{names.portfolioShort}</th>
          <th scope="col">{names.benchmark}</th>
          <th scope="col">Difference</th>
        </tr>
      </thead>
      <tbody>
        {dates.map((date, index) => (
          <tr key={date}>
            <th scope="row">{formatDate(date)}</th>
            <td>{portfolio.cells[index]}</td>
            <td>{benchmark.cells[index]}</td>
            <td>{differences[index]}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
