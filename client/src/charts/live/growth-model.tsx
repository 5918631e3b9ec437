import { formatDate } from "../../components/format-date.ts";
import { growthGeometry, nearestPoint, xOfPoint } from "../growth/growth-geometry.ts";
import { GrowthPlot } from "../growth/growth-plot.tsx";
import type { GrowthFace, GrowthPoint } from "../growth/growth-series.ts";
import { Crosshair } from "./crosshair.tsx";
import type { LiveModel, Reading } from "./live-model.ts";

/** The growth line, read month end by month end. */
export function growthModel(points: GrowthPoint[], face: GrowthFace, label: string, id: string): LiveModel {
  return {
    kind: "growth",
    label,
    count: points.length,
    sizeOf: (format) => growthGeometry(face, format),
    plot: (format) => <GrowthPlot id={id} points={points} face={face} format={format} />,
    marks: (format, index) => <Crosshair geometry={growthGeometry(face, format)} {...{ points, index }} />,
    indexAt: (format, x) => nearestPoint(growthGeometry(face, format), points, x),
    anchorOf: (format, index) => {
      const geometry = growthGeometry(face, format);
      return { x: xOfPoint(geometry, points, index), y: geometry.margin.top, above: false };
    },
    reading: (index) => readingOf(points[index] as GrowthPoint, face),
  };
}

function readingOf({ time, reading }: GrowthPoint, { names }: GrowthFace): Reading {
  return {
    heading: formatDate(new Date(time).toISOString().slice(0, 10)),
    portfolio: { name: names.portfolioShort, value: reading.portfolio },
    benchmark: { name: names.benchmark, value: reading.benchmark },
    difference: { value: reading.difference, sign: reading.sign },
  };
}
