import type { SeriesNames } from "../../content/types.ts";
import { formatDifference, formatPercent } from "../format-value.ts";
import {
  bandStart,
  inDrawingOrder,
  periodAt,
  type ReturnsGeometry,
  type ReturnsLook,
  type ReturnsPair,
  returnsGeometry,
} from "../returns/returns-geometry.ts";
import { ReturnsPlot } from "../returns/returns-plot.tsx";
import type { Anchor, LiveModel, Reading } from "./live-model.ts";

/** Returns, read period by period. */
export function returnsModel(
  rows: ReturnsPair[],
  names: SeriesNames,
  look: ReturnsLook,
  label: string,
  id: string,
): LiveModel {
  const pairs = inDrawingOrder(rows, look);
  const count = pairs.length;
  return {
    kind: "returns",
    label,
    count,
    sizeOf: (format) => returnsGeometry(pairs, look, format),
    plot: (format, cursor) => (
      <ReturnsPlot id={id} pairs={pairs} look={look} format={format} cursor={cursor} />
    ),
    indexAt: (format, x, y) => periodAt(returnsGeometry(pairs, look, format), count, x, y),
    anchorOf: (format, index) => anchorOf(returnsGeometry(pairs, look, format), count, index),
    reading: (index) => readingOf(pairs[index] as ReturnsPair, names),
  };
}

/** Beside the band of a column, below or above the band of a row: never over what it tells. */
function anchorOf(geometry: ReturnsGeometry, count: number, index: number): Anchor {
  const start = bandStart(geometry, count, index);
  const end = bandStart(geometry, count, index + 1);
  if (geometry.direction === "rows") {
    const above = index >= count / 2;
    return { x: geometry.width, y: above ? start : end, above };
  }
  return { x: (start + end) / 2 > geometry.width / 2 ? start : end, y: 0, above: false };
}

function readingOf({ period, portfolio, benchmark }: ReturnsPair, names: SeriesNames): Reading {
  const difference = Number((portfolio - benchmark).toFixed(1));
  return {
    heading: period,
    portfolio: { name: names.portfolioShort, value: `${formatPercent(portfolio, 1)}%` },
    benchmark: { name: names.benchmarkShort, value: `${formatPercent(benchmark, 1)}%` },
    difference: { value: formatDifference(difference), sign: Math.sign(difference) },
  };
}
