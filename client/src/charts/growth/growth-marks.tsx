import type { ReactElement } from "react";
import styles from "../chart.module.css";

/** Where recharts puts a mark. */
export type MarkPlace = { cx: number; cy: number };

/** A line's end: dot, name and value in the series' own colour, on the side of the dot that the other line leaves free. */
export function LineEnd({
  place: { cx, cy },
  look,
  name,
  value,
  above,
}: {
  place: MarkPlace;
  look: "portfolio" | "benchmark";
  name: string;
  value: string;
  above: boolean;
}): ReactElement {
  const label = look === "portfolio" ? styles.portfolioLabel : styles.benchmarkLabel;
  return (
    <g className={label}>
      <circle className={styles.endDot} cx={cx} cy={cy} r="5" />
      <text className={styles.endName} x={cx + 14} y={cy} dy={above ? "-1.05em" : "0.5em"}>
        {name}
      </text>
      <text className={styles.endValue} x={cx + 14} y={cy} dy={above ? "0.3em" : "1.36em"}>
        {value}
      </text>
    </g>
  );
}

/** A dated word below the lines: a short tick and the label. */
export function DatedNote({ place: { cx, cy }, label }: { place: MarkPlace; label: string }): ReactElement {
  return (
    <g>
      <path className={styles.tick} d={`M${cx} ${cy + 4}v20`} />
      <text className={styles.note} x={cx} y={cy + 26} dy="0.8em" textAnchor="middle">
        {label}
      </text>
    </g>
  );
}
