import type { ReactElement } from "react";
import readers from "../../components/for-readers.module.css";
import { SampleHatch } from "../../components/sample-hatch.tsx";
import type { ShareChart } from "../../content/types.ts";
import { ChartDrawings } from "../chart-drawings.tsx";
import { ChartFigure } from "../chart-figure.tsx";
import tables from "../chart-table.module.css";
import { DonutPlot, MOST_DONUT_PARTS } from "./donut-plot.tsx";
import { ShareBarsPlot, type ShareBarsWidth } from "./share-bars-plot.tsx";

/** Sorted parts as bars. `full` takes the body's width. */
export function ShareBars({
  chart,
  width,
  isSample,
}: {
  chart: ShareChart;
  width: ShareBarsWidth;
  isSample: boolean;
}): ReactElement {
  return (
    <ChartFigure name={chart.heading} table={<ShareTable chart={chart} />}>
      <SampleHatch isSample={isSample}>
        <ChartDrawings
          kind={width === "full" ? "bands" : "bars"}
          label={chart.label}
          draw={(format) => <ShareBarsPlot parts={chart.parts} format={format} width={width} />}
        />
      </SampleHatch>
    </ChartFigure>
  );
}

/** The split of a portfolio as a ring; more parts than a ring holds are bars. */
export function SharesOfWhole({ chart, isSample }: { chart: ShareChart; isSample: boolean }): ReactElement {
  if (chart.parts.length > MOST_DONUT_PARTS)
    return <ShareBars chart={chart} width="narrow" isSample={isSample} />;
  return (
    <ChartFigure name={chart.heading} table={<ShareTable chart={chart} />}>
      <SampleHatch isSample={isSample}>
        <ChartDrawings
          kind="donut"
          label={chart.label}
          draw={(format) => <DonutPlot parts={chart.parts} format={format} />}
        />
      </SampleHatch>
    </ChartFigure>
  );
}

function ShareTable({ chart: { caption, parts } }: { chart: ShareChart }): ReactElement {
  return (
    <table className={tables.table}>
      <caption className={readers.visuallyHidden}>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">Part</th>
          <th scope="col">% of assets</th>
        </tr>
      </thead>
      <tbody>
        {parts.map(({ name, percent }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{percent.shown}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
