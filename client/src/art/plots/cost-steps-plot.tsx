import type { ReactElement } from "react";
import type { Costs, Figure } from "../../content/types.ts";
import { toTenth } from "../tenth.ts";
import styles from "./cost-steps-plot.module.css";
import plot from "./plot.module.css";

const WIDTH = 504;
const TOP = 22;
const BASE = 112;
const HEIGHT = 134;

/**
 * What leaving costs at most in each year, in gold, and operating costs so far beneath it, as steps on one scale. The
 * chosen year has a ground of its own.
 */
export function CostStepsPlot({ costs }: { costs: Costs }): ReactElement {
  const { years } = costs;
  const first = years[0] as Costs["years"][number];
  const last = years.at(-1) as Costs["years"][number];
  const most = Math.max(first.leaving.value, last.operatingSoFar.value);
  const step = WIDTH / years.length;
  const y = (figure: Figure): number => toTenth(BASE - (figure.value / most) * (BASE - TOP));
  const steps = (figures: Figure[]): string =>
    figures
      .map(
        (figure, place) =>
          `${place === 0 ? `M0 ${y(figure)}` : `V${y(figure)}`}H${toTenth((place + 1) * step)}`,
      )
      .join("");
  return (
    <div className={`${plot.plot} ${styles.steps}`} data-plot="">
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={costs.summary}>
        <rect
          className={styles.asked}
          x={toTenth((costs.year - 1) * step)}
          width={toTenth(step)}
          height={HEIGHT}
        />
        <path className={plot.base} d={`M0 ${BASE}H${WIDTH}`} />
        <path className={plot.line} d={steps(years.map(({ operatingSoFar }) => operatingSoFar))} />
        <path className={plot.portfolio} d={steps(years.map(({ leaving }) => leaving))} />
        <text className={plot.goldWord} y={y(first.leaving)} dy="-0.5em">
          Leaving {first.leaving.shown}
        </text>
        <text x={WIDTH} y={y(last.operatingSoFar)} dy="-0.5em" textAnchor="end">
          Operating {last.operatingSoFar.shown}
        </text>
        {years.map(({ year }) => (
          <text
            className={year === costs.year ? plot.strong : undefined}
            x={toTenth((year - 0.5) * step)}
            y={BASE}
            dy="1.3em"
            textAnchor="middle"
            key={year}
          >
            {year === 1 ? "Year 1" : year}
          </text>
        ))}
      </svg>
    </div>
  );
}
