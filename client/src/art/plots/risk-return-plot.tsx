import type { ReactElement } from "react";
import type { RiskAndReturn, RiskAndReturnDot } from "../../content/types.ts";
import { pathPoint } from "../path-number.ts";
import { toTenth } from "../tenth.ts";
import styles from "./plot.module.css";
import scatter from "./scatter.module.css";
import { SMALL_WIDTH, SmallPlot } from "./small-plot.tsx";

const HEIGHT = 156;
const LEFT = 40;
const TOP = 22;
const BOTTOM = 118;
const EDGE = 10;
const LARGE_RADIUS = 7;
const TICK_LENGTH = 4;
const TEXT_DROP = 4;

/** How far apart the two ticks of an axis may be, in per cent. */
const TICK_STEPS = [50, 20, 10, 5, 2, 1];

/**
 * Return against volatility, which grows to the right. A small dot stands for twelve months, a large one for the whole
 * time of a series.
 */
export function RiskReturnPlot({ drawing, label }: { drawing: RiskAndReturn; label: string }): ReactElement {
  const { caption, portfolio, benchmark, wholePortfolio, wholeBenchmark } = drawing;
  const scale = scaleOf([...portfolio, ...benchmark, wholePortfolio, wholeBenchmark]);
  const place = ({ riskPercent, returnPercent }: RiskAndReturnDot): Place => ({
    x: scale.x(riskPercent),
    y: scale.y(returnPercent),
  });
  // A line of no length with a round cap is a dot.
  const dots = (all: RiskAndReturnDot[]): string =>
    all.map((dot) => `M${pathPoint(place(dot).x, place(dot).y)}h0`).join("");
  return (
    <SmallPlot height={HEIGHT} label={label} caption={caption}>
      <path className={styles.leader} d={`M${LEFT} ${TOP}V${BOTTOM}H${SMALL_WIDTH}`} />
      <Ticks scale={scale} />
      <path className={scatter.dots} d={dots(benchmark)} />
      <path className={scatter.portfolioDots} d={dots(portfolio)} />
      <LargeDot className={styles.greyDot} place={place(wholeBenchmark)} />
      <LargeDot className={styles.goldDot} place={place(wholePortfolio)} />
      <text y="12">Return a year</text>
      <text x={SMALL_WIDTH} y={HEIGHT - 4} textAnchor="end">
        Volatility a year
      </text>
    </SmallPlot>
  );
}

/** Two values on each axis. */
function Ticks({ scale }: { scale: Scale }): ReactElement {
  const [columns, rows] = [scale.risks.map(scale.x), scale.returns.map(scale.y)];
  const marks = [
    ...columns.map((x) => `M${pathPoint(x, BOTTOM)}v${TICK_LENGTH}`),
    ...rows.map((y) => `M${pathPoint(LEFT, y)}h-${TICK_LENGTH}`),
  ];
  return (
    <>
      <path className={styles.leader} d={marks.join("")} />
      {scale.risks.map((percent) => (
        <text x={toTenth(scale.x(percent))} y={BOTTOM + 18} textAnchor="middle" key={percent}>
          {percent}%
        </text>
      ))}
      {scale.returns.map((percent) => (
        <text
          x={LEFT - TICK_LENGTH - 4}
          y={toTenth(scale.y(percent) + TEXT_DROP)}
          textAnchor="end"
          key={percent}
        >
          {percent < 0 ? `−${-percent}` : percent}%
        </text>
      ))}
    </>
  );
}

type Place = { x: number; y: number };

function LargeDot({ className, place }: { className: string | undefined; place: Place }): ReactElement {
  return <circle className={className} cx={toTenth(place.x)} cy={toTenth(place.y)} r={LARGE_RADIUS} />;
}

type Scale = {
  x: (riskPercent: number) => number;
  y: (returnPercent: number) => number;
  risks: number[];
  returns: number[];
};

/** Risk from 0, return from the lowest dot. */
function scaleOf(dots: RiskAndReturnDot[]): Scale {
  const mostRisk = Math.max(...dots.map(({ riskPercent }) => riskPercent));
  const all = dots.map(({ returnPercent }) => returnPercent);
  const [low, high] = [Math.min(...all), Math.max(...all)];
  return {
    x: (risk) => LEFT + (risk / mostRisk) * (SMALL_WIDTH - LEFT - EDGE),
    y: (value) => BOTTOM - EDGE - ((value - low) / (high - low)) * (BOTTOM - EDGE - TOP),
    risks: ticksOf(0, mostRisk),
    returns: ticksOf(low, high),
  };
}

/** The first and the last round value between two values, as far apart as they can be. */
function ticksOf(low: number, high: number): number[] {
  for (const step of TICK_STEPS) {
    const [first, last] = [Math.ceil(low / step) * step, Math.floor(high / step) * step];
    if (first < last) return [first, last];
  }
  return [];
}
