import type { ReactElement } from "react";
import styles from "../chart.module.css";
import type { FallsDrawing } from "./growth-fall.ts";
import type { EndPlace } from "./growth-labels.ts";

/** Where recharts puts a mark. */
export type MarkPlace = { cx: number; cy: number };

/** How far the words stand from their place, in em of each; figures of 22 px stand below names of 15 px. */
const END_LINES: Record<EndPlace["side"], { name: string; value: string }> = {
  above: { name: "-1.95em", value: "-0.3em" },
  beside: { name: "-0.45em", value: "0.75em" },
  below: { name: "1.2em", value: "1.8em" },
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

/** The words of falls with a line down to them, and the stay that measures the longest as a length. */
export function FallWords({ falls, stay }: FallsDrawing): ReactElement {
  return (
    <g className={styles.fallWords}>
      {falls.map(
        ({ area, words }) =>
          words !== null && (
            <g key={area}>
              <path d={`M${words.x} ${words.top}V${words.y + 4}`} />
              <text x={words.x} y={words.y} dy="1.5em" textAnchor={words.anchor}>
                {words.text}
              </text>
            </g>
          ),
      )}
      {stay !== null && (
        <g className={styles.stay}>
          <path d={`M${stay.from} ${stay.y - 4}v8m0 -4H${stay.to}m0 -4v8`} />
          <text x={stay.x} y={stay.y} dy="-0.4em" textAnchor={stay.anchor}>
            {stay.words}
          </text>
        </g>
      )}
    </g>
  );
}
