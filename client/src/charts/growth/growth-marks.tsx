import type { ReactElement } from "react";
import styles from "../chart.module.css";
import type { EndPlace } from "./growth-labels.ts";

/** Where recharts puts a mark. */
export type MarkPlace = { cx: number; cy: number };

/** How far the words stand from their place, in em of each; figures of 22 px stand below names of 15 px. */
const END_LINES: Record<EndPlace["side"], { name: string; value: string }> = {
  above: { name: "-1.95em", value: "-0.3em" },
  beside: { name: "-0.45em", value: "0.75em" },
  below: { name: "1.2em", value: "2em" },
};

/** A line's end: the dot, and at its place name and value in the series' own colour. */
export function LineEnd({
  dot: { cx, cy },
  place: { x, y, anchor, side },
  look,
  name,
  value,
}: {
  dot: MarkPlace;
  place: EndPlace;
  look: "portfolio" | "benchmark";
  name: string;
  value: string;
}): ReactElement {
  const label = look === "portfolio" ? styles.portfolioLabel : styles.benchmarkLabel;
  return (
    <g className={label}>
      <circle className={styles.endDot} cx={cx} cy={cy} r="5" />
      <text className={styles.endName} x={x} y={y} dy={END_LINES[side].name} textAnchor={anchor}>
        {name}
      </text>
      <text className={styles.endValue} x={x} y={y} dy={END_LINES[side].value} textAnchor={anchor}>
        {value}
      </text>
    </g>
  );
}

/** A label of an axis. `dy` is in em, so that it holds at any scale of the drawing. */
export function AxisText({
  x,
  y,
  dy,
  anchor,
  text,
}: {
  x: number;
  y: number;
  dy: string;
  anchor: "start" | "middle" | "end";
  text: string;
}): ReactElement {
  return (
    <text className={styles.axisText} x={x} y={y} dy={dy} textAnchor={anchor}>
      {text}
    </text>
  );
}
