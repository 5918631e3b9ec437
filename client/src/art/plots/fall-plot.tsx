import type { ReactElement } from "react";
import { linePath, type Point } from "../line-path.ts";
import { toTenth } from "../tenth.ts";
import both from "./both-formats.module.css";
import { fallScale, yearLabels } from "./fall-scale.ts";
import marks from "./plot.module.css";

/** A line of percents at or below 0, and its deepest as it is told. */
export type FallLine = { name: string; percents: number[]; deepest: string };

type FallPlotProps = { dates: string[]; portfolio: FallLine; benchmark: FallLine; label: string };
type Format = {
  className: string | undefined;
  width: number;
  height: number;
  left: number;
  letter: number;
  years: number;
};

const WIDE: Format = { className: both.wide, width: 560, height: 300, left: 44, letter: 9, years: 8 };
const PHONE: Format = { className: both.phone, width: 350, height: 250, left: 44, letter: 8.6, years: 5 };
const TOP = 12;
const FOOT = 26;
const GAP = 10;
const DROP = 4.5;

/** How far portfolio and benchmark stood below their last highs, as two lines that hang from 0; wide and for phones. */
export function FallPlot(props: FallPlotProps): ReactElement {
  return (
    <div className={`${marks.plot} ${both.half}`} data-plot="">
      <Falls {...props} format={WIDE} />
      <Falls {...props} format={PHONE} />
    </div>
  );
}

function Falls({
  dates,
  portfolio,
  benchmark,
  label,
  format,
}: FallPlotProps & { format: Format }): ReactElement {
  const { className, width, height, left } = format;
  const right = width - GAP - portfolio.name.length * format.letter;
  const bottom = height - FOOT;
  const scale = fallScale(Math.min(...portfolio.percents, ...benchmark.percents));
  const at = (percents: number[]): Point[] =>
    percents.map((percent, index) => ({
      x: left + (index / (percents.length - 1)) * (right - left),
      y: TOP + (percent / scale.low) * (bottom - TOP),
    }));
  const [gold, grey] = [at(portfolio.percents), at(benchmark.percents)];
  return (
    <svg className={className} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
      {scale.ticks.map((tick) => (
        <GridLine
          tick={tick}
          left={left}
          right={right}
          y={TOP + (tick / scale.low) * (bottom - TOP)}
          key={tick}
        />
      ))}
      {yearLabels(dates, format.years).map(({ year, share }) => (
        <text x={toTenth(left + share * (right - left))} y={height - 4} textAnchor="middle" key={year}>
          {year}
        </text>
      ))}
      <path className={marks.line} d={linePath(grey)} />
      <path className={`${marks.portfolio} streak`} pathLength={1} d={linePath(gold)} />
      <Deepest line={benchmark} points={grey} middle={(left + right) / 2} />
      <circle className={marks.goldDot} {...centre(deepest(gold))} r="5" />
      <text className={marks.goldWord} x={right + GAP} y={toTenth((gold.at(-1)?.y ?? TOP) + DROP)}>
        {portfolio.name}
      </text>
    </svg>
  );
}

function GridLine({
  tick,
  left,
  right,
  y,
}: {
  tick: number;
  left: number;
  right: number;
  y: number;
}): ReactElement {
  return (
    <>
      <path className={tick === 0 ? marks.base : marks.axis} d={`M${left} ${toTenth(y)}H${toTenth(right)}`} />
      <text x={left - 8} y={toTenth(y + DROP)} textAnchor="end">
        {tick === 0 ? "0%" : `−${-tick}%`}
      </text>
    </>
  );
}

/** The deepest point of a line, told on the side where the drawing has more room. */
function Deepest({
  line,
  points,
  middle,
}: {
  line: FallLine;
  points: Point[];
  middle: number;
}): ReactElement {
  const { x, y } = deepest(points);
  const before = x > middle;
  return (
    <>
      <circle className={marks.greyDot} {...centre({ x, y })} r="4" />
      <text
        x={toTenth(before ? x - GAP : x + GAP)}
        y={toTenth(y + DROP)}
        textAnchor={before ? "end" : "start"}
      >
        {line.name} {line.deepest}
      </text>
    </>
  );
}

function deepest(points: Point[]): Point {
  return points.reduce((lowest, point) => (point.y > lowest.y ? point : lowest));
}

function centre({ x, y }: Point): { cx: number; cy: number } {
  return { cx: toTenth(x), cy: toTenth(y) };
}
