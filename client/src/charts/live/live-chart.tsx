import type { ReactElement } from "react";
import { type GrowthChartProps, pointsOf } from "../growth/growth-series.ts";
import { pairsOf, type ReturnsChartProps } from "../returns/returns-series.ts";
import { growthModel } from "./growth-model.tsx";
import type { LiveModel } from "./live-model.ts";
import { LivePlot } from "./live-plot.tsx";
import { returnsModel } from "./returns-model.tsx";

type LiveChartProps = GrowthChartProps | ReturnsChartProps;

let drawn = 0;

/** The live form of a served chart, from its props. `pointer` is the pointer's place in window coordinates. */
export function liveChart(
  element: HTMLElement,
  pointer: { clientX: number; clientY: number } | null,
): ReactElement {
  const props = JSON.parse(element.dataset.props ?? "") as LiveChartProps;
  drawn += 1;
  return <LivePlot model={modelOf(props, `live-chart-${drawn}`)} frame={frameOf(element, pointer)} />;
}

function modelOf(props: LiveChartProps, id: string): LiveModel {
  return props.kind === "growth"
    ? growthModel(pointsOf(props), props.face, props.label, id)
    : returnsModel(pairsOf(props), props.names, props.label, id);
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
