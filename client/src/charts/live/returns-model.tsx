import type { ReactElement } from "react";
import type { SeriesNames } from "../../content/types.ts";
import { bandStart, periodAt, type ReturnsGeometry, returnsGeometry } from "../returns/returns-geometry.ts";
import { ReturnsPlot } from "../returns/returns-plot.tsx";
import type { ReturnsPair } from "../returns/returns-series.ts";
import type { Anchor, LiveModel, Reading } from "./live-model.ts";

/** Returns, read period by period. */
export function returnsModel(pairs: ReturnsPair[], names: SeriesNames, label: string, id: string): LiveModel {
  const count = pairs.length;
  return {
    kind: "returns",
    label,
    count,
    sizeOf: (format) => returnsGeometry(pairs, format),
    plot: (format) => <ReturnsPlot id={id} pairs={pairs} format={format} />,
    marks: (format, index) => bandOf(returnsGeometry(pairs, format), count, index),
    indexAt: (format, x, y) => periodAt(returnsGeometry(pairs, format), count, x, y),
    anchorOf: (format, index) => anchorOf(returnsGeometry(pairs, format), count, index),
    reading: (index) => readingOf(pairs[index] as ReturnsPair, names),
  };
}

/** The whole band of a period, also beyond the scale's ends. */
function bandOf(geometry: ReturnsGeometry, count: number, index: number): ReactElement {
  const start = bandStart(geometry, count, index);
  const length = bandStart(geometry, count, index + 1) - start;
  return geometry.direction === "rows" ? (
    <rect y={start} width={geometry.width} height={length} fill="var(--wash)" />
  ) : (
    <rect x={start} width={length} height={geometry.height} fill="var(--wash)" />
  );
}

/** Beside the band of a column, below or above the band of a row: never over the values it describes. */
function anchorOf(geometry: ReturnsGeometry, count: number, index: number): Anchor {
  const start = bandStart(geometry, count, index);
  const end = bandStart(geometry, count, index + 1);
  if (geometry.direction === "rows") {
    const above = index >= count / 2;
    return { x: geometry.width, y: above ? start : end, above };
  }
  return { x: (start + end) / 2 > geometry.width / 2 ? start : end, y: 0, above: false };
}

function readingOf({ period, spelt }: ReturnsPair, names: SeriesNames): Reading {
  return {
    heading: period,
    portfolio: { name: names.portfolioShort, value: spelt.portfolio.withSign },
    benchmark: { name: names.benchmark, value: spelt.benchmark.withSign },
    difference: { value: spelt.difference, sign: spelt.sign },
  };
}
