import type { ReactElement } from "react";
import { parseShown } from "../format-value.ts";
import type { GrowthChartProps } from "../growth/growth-series.ts";
import type { ReturnsChartProps } from "../returns/returns-geometry.ts";
import { growthModel } from "./growth-model.tsx";
import type { LiveModel } from "./live-model.ts";
import { LivePlot } from "./live-plot.tsx";
import { returnsModel } from "./returns-model.tsx";

type LiveChartProps = GrowthChartProps | ReturnsChartProps;

/** A row of the table beside a chart: date or period, portfolio, benchmark. */
type ShownRow = { head: string; portfolio: number; benchmark: number };

let drawn = 0;

/**
 * The live form of a served chart, from its props and the table that stands in the same figure or scope. `pointer` is
 * where the pointer waits, in window coordinates. Throws an Error for a chart without its table.
 */
export function liveChart(
  element: HTMLElement,
  pointer: { clientX: number; clientY: number } | null,
): ReactElement {
  const table = element.closest("figure, [data-chart-scope]")?.querySelector("table");
  if (table == null) throw new Error("A live chart needs the table of its values beside it");
  const props = JSON.parse(element.dataset.props ?? "") as LiveChartProps;
  drawn += 1;
  return (
    <LivePlot
      model={modelOf(props, readTable(table), `live-chart-${drawn}`)}
      frame={frameOf(element, pointer)}
    />
  );
}

function modelOf(props: LiveChartProps, rows: ShownRow[], id: string): LiveModel {
  if (props.kind === "growth") {
    const points = rows.map(({ head, ...values }) => ({ time: Date.parse(`${head} UTC`), ...values }));
    return growthModel(points, props.face, props.label, id);
  }
  const pairs = rows.map(({ head, ...values }) => ({ period: head, ...values }));
  return returnsModel(pairs, props.names, props.look, props.label, id);
}

/** The pointer's place as shares of the chart's box; null when it is elsewhere. */
function frameOf(
  element: HTMLElement,
  pointer: { clientX: number; clientY: number } | null,
): { x: number; y: number } | null {
  if (pointer === null) return null;
  const box = element.getBoundingClientRect();
  return { x: (pointer.clientX - box.left) / box.width, y: (pointer.clientY - box.top) / box.height };
}

/** What the table beside a chart shows, so that a page carries its values once. */
function readTable(table: HTMLTableElement): ShownRow[] {
  return Array.from(table.querySelectorAll("tbody tr"), (row) => {
    const [head = "", portfolio = "", benchmark = ""] = Array.from(
      row.querySelectorAll("th, td"),
      (cell) => cell.textContent ?? "",
    );
    return { head, portfolio: parseShown(portfolio), benchmark: parseShown(benchmark) };
  });
}
