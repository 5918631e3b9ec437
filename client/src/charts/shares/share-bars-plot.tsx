import type { ReactElement } from "react";
import { Bar, BarChart, LabelList, XAxis, YAxis } from "recharts";
import type { Share } from "../../content/types.ts";
import styles from "../chart.module.css";
import { BAR_CATEGORY_GAP, BAR_GAP, MIN_TICK_GAP } from "../chart-defaults.ts";
import type { ChartFormat } from "../chart-format.ts";

/** `narrow` stands in a side column, `full` takes the body's width. */
export type ShareBarsWidth = "narrow" | "full";

type Layout = { width: number; row: number; bar: number; letter: number; valueRoom: number };
/** Sizes in drawing units, for the narrowest column of the drawing. `letter` is the width of one letter of a name. */
const WIDE_LAYOUTS: Record<ShareBarsWidth, Layout> = {
  narrow: { width: 400, row: 34, bar: 14, letter: 8.2, valueRoom: 52 },
  full: { width: 920, row: 36, bar: 16, letter: 13.7, valueRoom: 92 },
};
const PHONE_LAYOUT: Layout = { width: 350, row: 30, bar: 12, letter: 7.6, valueRoom: 64 };
const NAME_GAP = 14;

/** Parts of one colour, each bar with its name and value. */
export function ShareBarsPlot({
  parts,
  format,
  width,
}: {
  parts: Share[];
  format: ChartFormat;
  width: ShareBarsWidth;
}): ReactElement {
  const layout = format === "phone" ? PHONE_LAYOUT : WIDE_LAYOUTS[width];
  const nameRoom = Math.max(...parts.map(({ name }) => name.length)) * layout.letter + NAME_GAP;
  return (
    <BarChart
      id="served"
      width={layout.width}
      height={parts.length * layout.row}
      margin={{ top: 0, right: layout.valueRoom, bottom: 0, left: nameRoom }}
      data={parts.map(({ name, percent }) => ({ name, percent: percent.value }))}
      layout="vertical"
      barGap={BAR_GAP}
      barCategoryGap={BAR_CATEGORY_GAP}
    >
      <XAxis hide type="number" domain={[0, Math.max(...parts.map(({ percent }) => percent.value))]} />
      <YAxis hide dataKey="name" type="category" width={0} interval={0} minTickGap={MIN_TICK_GAP} />
      <Bar dataKey="percent" fill="var(--c-1)" barSize={layout.bar} isAnimationActive={false}>
        <LabelList
          content={({ y, height, index }) => (
            <ShareLabel
              part={parts[index ?? 0] as Share}
              layout={layout}
              top={Number(y)}
              height={Number(height)}
            />
          )}
        />
      </Bar>
    </BarChart>
  );
}

function ShareLabel({
  part,
  layout,
  top,
  height,
}: {
  part: Share;
  layout: Layout;
  top: number;
  height: number;
}): ReactElement {
  const y = top + height / 2;
  return (
    <>
      <text className={styles.shareName} x={0} y={y} dy="0.35em">
        {part.name}
      </text>
      <text className={styles.shareValue} x={layout.width} y={y} dy="0.35em" textAnchor="end">
        {part.percent.shown}
      </text>
    </>
  );
}
