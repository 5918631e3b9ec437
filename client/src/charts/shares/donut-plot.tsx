import type { ReactElement } from "react";
import { Cell, Pie, PieChart } from "recharts";
import type { Share } from "../../content/types.ts";
import styles from "../chart.module.css";
import type { ChartFormat } from "../chart-format.ts";
import { donutLabels } from "./donut-labels.ts";

/** A donut has at most four parts; more are bars. */
export const MOST_DONUT_PARTS = 4;

const COLOURS = ["var(--c-1)", "var(--c-2)", "var(--c-3)", "var(--c-4)"];
const LAYOUTS: Record<ChartFormat, { width: number; height: number; radius: number }> = {
  wide: { width: 340, height: 248, radius: 86 },
  phone: { width: 320, height: 228, radius: 80 },
};
const RING_SHARE = 0.66;

/** Parts of a whole as a ring, each with name and value beside its arc. */
export function DonutPlot({ parts, format }: { parts: Share[]; format: ChartFormat }): ReactElement {
  const { width, height, radius } = LAYOUTS[format];
  const labels = donutLabels(
    parts.map(({ percent }) => percent.value),
    radius,
  );
  return (
    <PieChart id="served" width={width} height={height}>
      <Pie
        className={styles.parts}
        data={parts.map(({ name, percent }) => ({ name, percent: percent.value }))}
        dataKey="percent"
        nameKey="name"
        cx="50%"
        cy="50%"
        outerRadius={radius}
        innerRadius={radius * RING_SHARE}
        startAngle={90}
        endAngle={-270}
        isAnimationActive={false}
        labelLine={false}
        label={({ index, cx, cy }) => (
          <PartLabel
            part={parts[index] as Share}
            place={labels[index] ?? { x: 0, y: 0, side: "right" }}
            cx={cx}
            cy={cy}
          />
        )}
      >
        {parts.map(({ name }, index) => (
          <Cell fill={COLOURS[index] as string} key={name} />
        ))}
      </Pie>
    </PieChart>
  );
}

function PartLabel({
  part,
  place,
  cx,
  cy,
}: {
  part: Share;
  place: { x: number; y: number; side: "left" | "right" };
  cx: number;
  cy: number;
}): ReactElement {
  const anchor = place.side === "right" ? "start" : "end";
  return (
    <g>
      <text className={styles.shareName} x={cx + place.x} y={cy + place.y} dy="-0.25em" textAnchor={anchor}>
        {part.name}
      </text>
      <text className={styles.partValue} x={cx + place.x} y={cy + place.y} dy="0.85em" textAnchor={anchor}>
        {part.percent.withSign}
      </text>
    </g>
  );
}
