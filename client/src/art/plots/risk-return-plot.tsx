import type { ReactElement } from "react";
import type { RiskAndReturn, RiskAndReturnDot } from "../../content/types.ts";
import { pathPoint } from "../path-number.ts";
import { toTenth } from "../tenth.ts";
import styles from "./plot.module.css";
import scatter from "./scatter.module.css";
import { SMALL_WIDTH, SmallPlot } from "./small-plot.tsx";

const HEIGHT = 136;
const TOP = 8;
const BOTTOM = 112;
const EDGE = 10;
const LARGE_RADIUS = 7;

/**
 * Return against volatility, which grows to the right. A small dot stands for twelve months, a large one for the whole
 * time of a series.
 */
export function RiskReturnPlot({ drawing, label }: { drawing: RiskAndReturn; label: string }): ReactElement {
  const { caption, portfolio, benchmark, wholePortfolio, wholeBenchmark } = drawing;
  const place = placing([...portfolio, ...benchmark, wholePortfolio, wholeBenchmark]);
  // A line of no length with a round cap is a dot.
  const dots = (all: RiskAndReturnDot[]): string =>
    all.map((dot) => `M${pathPoint(place(dot).x, place(dot).y)}h0`).join("");
  return (
    <SmallPlot height={HEIGHT} label={label} caption={caption}>
      <path className={styles.axis} d={`M.5 0V${BOTTOM}H${SMALL_WIDTH}`} />
      <path className={scatter.dots} d={dots(benchmark)} />
      <path className={scatter.portfolioDots} d={dots(portfolio)} />
      <LargeDot className={styles.greyDot} place={place(wholeBenchmark)} />
      <LargeDot className={styles.goldDot} place={place(wholePortfolio)} />
      <text x="8" y="12">
        return
      </text>
      <text x={SMALL_WIDTH} y={HEIGHT - 6} textAnchor="end">
        risk
      </text>
    </SmallPlot>
  );
}

type Place = { x: number; y: number };

function LargeDot({ className, place }: { className: string | undefined; place: Place }): ReactElement {
  return <circle className={className} cx={toTenth(place.x)} cy={toTenth(place.y)} r={LARGE_RADIUS} />;
}

/** Risk from 0, return from the lowest dot. */
function placing(dots: RiskAndReturnDot[]): (dot: RiskAndReturnDot) => Place {
  const mostRisk = Math.max(...dots.map(({ riskPercent }) => riskPercent));
  const returns = dots.map(({ returnPercent }) => returnPercent);
  const [low, high] = [Math.min(...returns), Math.max(...returns)];
  return ({ riskPercent, returnPercent }) => ({
    x: (riskPercent / mostRisk) * (SMALL_WIDTH - EDGE),
    y: BOTTOM - EDGE - ((returnPercent - low) / (high - low)) * (BOTTOM - EDGE - TOP),
  });
}
