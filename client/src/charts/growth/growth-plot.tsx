import type { ReactElement } from "react";
import { CartesianGrid, Line, LineChart, ReferenceDot, ReferenceLine, XAxis, YAxis } from "recharts";
import styles from "../chart.module.css";
import { MARGIN, MIN_TICK_GAP } from "../chart-defaults.ts";
import type { ChartFormat } from "../chart-format.ts";
import { axisLabel } from "./axis-label.ts";
import { drawnFalls } from "./growth-fall.ts";
import { endNames, growthGeometry, scaleOf, yOfValue } from "./growth-geometry.ts";
import { endPlaces, headPlaces } from "./growth-labels.ts";
import { AxisText, LineEnd, type MarkPlace } from "./growth-marks.tsx";
import { type TimeTick, timeTicks, type ValueScale } from "./growth-scale.ts";
import type { GrowthFace, GrowthPoint } from "./growth-series.ts";

/** What a growth drawing needs. */
export type GrowthPlotProps = {
  points: GrowthPoint[];
  face: GrowthFace;
  format: ChartFormat;
};

/** The portfolio's line over the benchmark's, from the 1 invested, labelled at the ends. */
export function GrowthPlot(props: GrowthPlotProps): ReactElement {
  const { points, face, format } = props;
  const { width, height, margin, axis } = growthGeometry(face, format);
  const scale = scaleOf(points);
  const ticks = timeTicks(points[0]?.time ?? 0, points.at(-1)?.time ?? 0, format);
  return (
    <LineChart id="served" width={width} height={height} margin={margin} data={points}>
      <CartesianGrid vertical={false} syncWithTicks stroke="var(--line)" />
      {timeAxis(points, ticks, axis.bottom)}
      {valueAxis(scale, face, axis.left, margin.top)}
      {fallMarks(props)}
      <ReferenceLine y={1} stroke="var(--ink)" />
      {LINES}
      {lineEnds(props)}
    </LineChart>
  );
}

const AXIS = { axisLine: false, interval: 0, minTickGap: MIN_TICK_GAP } as const;

function timeAxis(points: GrowthPoint[], ticks: TimeTick[], height: number): ReactElement {
  const labels = new Map(ticks.map(({ time, label }) => [time, label]));
  return (
    <XAxis
      {...AXIS}
      dataKey="time"
      type="number"
      domain={[points[0]?.time ?? 0, points.at(-1)?.time ?? 0]}
      ticks={ticks.map(({ time }) => time)}
      height={height}
      tickSize={5}
      stroke="var(--ink-3)"
      tick={({ x, y, payload }) => (
        <AxisText x={x} y={y} dy="1.1em" anchor="middle" text={labels.get(payload.value) ?? ""} />
      )}
    />
  );
}

function valueAxis(scale: ValueScale, { unit }: GrowthFace, width: number, top: number): ReactElement {
  return (
    <YAxis
      {...AXIS}
      type="number"
      domain={[scale.low, scale.high]}
      ticks={scale.ticks}
      width={width}
      tickLine={false}
      scale={scale.kind}
      {...(scale.kind === "log" ? { label: scaleWords(top) } : {})}
      tick={({ x, y, payload }) => (
        <AxisText
          x={x}
          y={y}
          dy="0.33em"
          anchor="end"
          text={axisLabel(payload.value, unit, scale.decimals)}
        />
      )}
    />
  );
}

/** The scale's name, above the highest grid line, where no other word stands. */
function scaleWords(top: number): ReactElement {
  return <AxisText x={MARGIN} y={top - 4} dy="0.3em" anchor="start" text="Log scale" />;
}

/** The benchmark's dashes lie on top, so that both lines are seen where they run together. */
const STILL = { type: "linear", dot: false, activeDot: false, isAnimationActive: false } as const;
const LINES = [
  <Line
    {...STILL}
    key="p"
    dataKey="portfolio"
    className={`${styles.portfolio} streak`}
    pathLength={1}
    stroke="var(--streak)"
  />,
  <Line {...STILL} key="b" dataKey="benchmark" className={styles.benchmark} stroke="var(--bench)" />,
];

/** How long the portfolio lay below a peak, as bands under the lines, and at their foot what each fall came to. */
function fallMarks({ points, face, format }: GrowthPlotProps): ReactElement | null {
  const last = points.at(-1);
  if (last === undefined) return null;
  const geometry = growthGeometry(face, format);
  const { margin, plotBottom } = geometry;
  const bands = drawnFalls(face.falls, points, geometry).map(({ label, from, to, middle, foot }) => (
    <g key={label}>
      <rect
        className={styles.fall}
        x={from}
        width={to - from}
        y={margin.top}
        height={plotBottom - margin.top}
      />
      <text className={styles.plotWords} x={middle} y={foot} textAnchor="middle">
        {label}
      </text>
    </g>
  ));
  return <ReferenceDot x={last.time} y={last.portfolio} shape={() => <g>{bands}</g>} />;
}

function lineEnds({ points, face, format }: GrowthPlotProps): ReactElement[] {
  const last = points.at(-1);
  if (last === undefined) return [];
  const names = endNames(face, format);
  const geometry = growthGeometry(face, format);
  const yOf = (value: number): number => yOfValue(geometry, scaleOf(points), value);
  const ends = { portfolio: yOf(last.portfolio), benchmark: yOf(last.benchmark) };
  const places = format === "phone" ? headPlaces(geometry) : endPlaces(ends, geometry);
  const middle = points[Math.floor(points.length / 2)] ?? last;
  return (["benchmark", "portfolio"] as const).map((key) => {
    // A line that ends in the figure of the other is named on its way.
    if (key === "benchmark" && face.ends.portfolio !== "" && face.ends.benchmark === "") {
      const label = `${styles.plotWords} ${styles.endName} ${styles.benchmarkLabel}`;
      const name = ({ cx, cy }: MarkPlace) => (
        <text className={label} x={cx} y={cy} dx="0.4em" dy="1.5em">
          {names.benchmark}
        </text>
      );
      return <ReferenceDot key={key} x={middle.time} y={middle.benchmark} shape={name} />;
    }
    const shape = (dot: MarkPlace) => (
      <LineEnd dot={dot} place={places[key]} look={key} name={names[key]} value={face.ends[key]} />
    );
    return <ReferenceDot key={key} x={last.time} y={last[key]} shape={shape} />;
  });
}
