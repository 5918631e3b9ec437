import type { ReactElement } from "react";
import styles from "./chart.module.css";

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
