import type { ReactElement } from "react";
import styles from "../chart.module.css";
import { type GrowthGeometry, scaleOf, xOfPoint, yOfValue } from "../growth/growth-geometry.ts";
import type { GrowthPoint } from "../growth/growth-series.ts";

/** A line through the plot at a point, and a dot where it meets each of the lines. */
export function Crosshair({
  geometry,
  points,
  index,
}: {
  geometry: GrowthGeometry;
  points: GrowthPoint[];
  index: number;
}): ReactElement {
  const scale = scaleOf(points);
  const point = points[index] as GrowthPoint;
  const x = xOfPoint(geometry, points, index);
  return (
    <g className={styles.cursorDot}>
      <line x1={x} x2={x} y1={geometry.margin.top} y2={geometry.plotBottom} stroke="var(--ink-3)" />
      <circle cx={x} cy={yOfValue(geometry, scale, point.benchmark)} fill="var(--bench)" />
      <circle cx={x} cy={yOfValue(geometry, scale, point.portfolio)} fill="var(--streak)" />
    </g>
  );
}
