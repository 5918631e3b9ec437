import type { ReactElement } from "react";
import { Bar, BarChart, CartesianGrid, LabelList, ReferenceLine, XAxis, YAxis } from "recharts";
import { BAR_CATEGORY_GAP, BAR_GAP, MARGIN, MIN_TICK_GAP } from "../chart-defaults.ts";
import type { ChartFormat } from "../chart-format.ts";
import { bandStart, barSize, type ReturnsGeometry, returnsGeometry } from "./returns-geometry.ts";
import { type BarPlace, ColumnValue, PeriodName, RowValue } from "./returns-marks.tsx";
import type { ReturnsPair } from "./returns-series.ts";

/** What a returns drawing needs. */
export type ReturnsPlotProps = {
  pairs: ReturnsPair[];
  format: ChartFormat;
};

const MARGINS = { top: MARGIN, right: MARGIN, bottom: MARGIN, left: MARGIN };
const AXIS = { axisLine: false, tickLine: false, interval: 0, minTickGap: MIN_TICK_GAP } as const;
const VALUE_ROOM = 46;
const ROW_VALUE_ROOM = 46;
const ROW_NAME_ROOM = 88;
const ROW_NAME_LETTERS = 12;

/** Portfolio and benchmark side by side from a shared zero, each bar with its value; negative ones hang. */
export function ReturnsPlot(props: ReturnsPlotProps): ReactElement {
  const { pairs, format } = props;
  const geometry = returnsGeometry(pairs, format);
  const { width, height, direction } = geometry;
  const upright = direction === "columns";
  return (
    <BarChart
      id="served"
      width={width}
      height={height}
      margin={MARGINS}
      data={pairs}
      layout={upright ? "horizontal" : "vertical"}
      barGap={BAR_GAP}
      barCategoryGap={BAR_CATEGORY_GAP}
      barSize={barSize(geometry, pairs.length)}
    >
      {separators(geometry, pairs.length)}
      {upright ? uprightAxes(geometry, props) : lyingAxes(geometry)}
      {bar("portfolio", pairs, upright)}
      {bar("benchmark", pairs, upright)}
      <ReferenceLine {...(upright ? { y: 0 } : { x: 0 })} stroke="var(--ink)" />
    </BarChart>
  );
}

function separators(geometry: ReturnsGeometry, count: number): ReactElement {
  const starts = Array.from({ length: count - 1 }, (_, index) => bandStart(geometry, count, index + 1));
  const upright = geometry.direction === "columns";
  return (
    <CartesianGrid
      stroke="var(--line)"
      horizontal={!upright}
      vertical={upright}
      horizontalPoints={upright ? [] : starts}
      verticalPoints={upright ? starts : []}
    />
  );
}

function uprightAxes(geometry: ReturnsGeometry, { pairs }: ReturnsPlotProps): ReactElement[] {
  const { width, lowPercent, highPercent } = geometry;
  const band = (width - 2 * MARGIN) / pairs.length;
  // A letter is at most 10 drawing units wide where the drawing is shown smallest.
  const mostLetters = Math.floor(band / 10);
  return [
    <XAxis
      {...AXIS}
      key="x"
      dataKey="period"
      height={36}
      tick={({ x, y, payload }) => (
        <PeriodName x={x} y={y} dy={1.2} anchor="middle" period={payload.value} mostLetters={mostLetters} />
      )}
    />,
    <YAxis
      key="y"
      hide
      type="number"
      domain={[lowPercent, highPercent]}
      padding={{ top: VALUE_ROOM, bottom: lowPercent < 0 ? VALUE_ROOM : 0 }}
    />,
  ];
}

function lyingAxes({ lowPercent, highPercent }: ReturnsGeometry): ReactElement[] {
  return [
    <XAxis
      key="x"
      hide
      type="number"
      domain={[lowPercent, highPercent]}
      padding={{ left: lowPercent < 0 ? ROW_VALUE_ROOM : 0, right: ROW_VALUE_ROOM }}
    />,
    <YAxis
      {...AXIS}
      key="y"
      dataKey="period"
      type="category"
      width={ROW_NAME_ROOM}
      tick={({ y, payload }) => (
        <PeriodName
          x={0}
          y={y}
          dy={0.35}
          anchor="start"
          period={payload.value}
          mostLetters={ROW_NAME_LETTERS}
        />
      )}
    />,
  ];
}

function bar(key: "portfolio" | "benchmark", pairs: ReturnsPair[], upright: boolean): ReactElement {
  const portfolio = key === "portfolio";
  const Value = upright ? ColumnValue : RowValue;
  return (
    <Bar
      key={key}
      dataKey={key}
      fill={portfolio ? "var(--streak)" : "var(--bench)"}
      isAnimationActive={false}
    >
      <LabelList
        dataKey={key}
        content={(place) => (
          <Value place={place as BarPlace} look={key} shown={pairs[place.index ?? 0]?.shown[key] ?? ""} />
        )}
      />
    </Bar>
  );
}
