import type { ReactElement } from "react";
import type { Costs, Figure } from "../../content/types.ts";
import { toTenth } from "../tenth.ts";
import styles from "./cost-steps-plot.module.css";
import plot from "./plot.module.css";

const WIDTH = 504;
const TOP = 22;
const BASE = 112;
const HEIGHT = 134;
/** The room below a line that a label needs, where its words are not enlarged. */
const LABEL_HEIGHT = 20;

type Year = Costs["years"][number];

/** The sums of the year that was asked for, each with the other one, but for those that the ends of the lines tell. */
function sumsToLabel(asked: Year, first: Year, last: Year): { sum: Figure; other: Figure }[] {
  const { leaving, operatingSoFar } = asked;
  return [
    ...(asked === first ? [] : [{ sum: leaving, other: operatingSoFar }]),
    ...(asked === last ? [] : [{ sum: operatingSoFar, other: leaving }]),
  ];
}

/**
 * What leaving costs at most in each year, in ink, and operating costs so far, as steps on one scale. The year that was
 * asked for stands on a ground of its own, and its two sums are gold.
 */
export function CostStepsPlot({ costs }: { costs: Costs }): ReactElement {
  const { years } = costs;
  const first = years[0] as Year;
  const last = years.at(-1) as Year;
  const most = Math.max(first.leaving.value, last.operatingSoFar.value);
  const asked = years[costs.year - 1] as Year;
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
        <path className={styles.leaving} d={steps(years.map(({ leaving }) => leaving))} />
        <text className={asked === first ? plot.goldWord : plot.strong} y={y(first.leaving)} dy="-0.5em">
          Leaving<tspan className={styles.sum}> {first.leaving.shown}</tspan>
        </text>
        <text
          className={asked === last ? plot.goldWord : undefined}
          x={WIDTH}
          y={y(last.operatingSoFar)}
          dy="-0.5em"
          textAnchor="end"
        >
          Operating {last.operatingSoFar.shown}
        </text>
        {sumsToLabel(asked, first, last).map(({ sum, other }) => (
          <text
            className={`${plot.goldWord} ${styles.sum}`}
            x={toTenth((asked.year - 0.5) * step)}
            y={y(sum)}
            dy={sum.value < other.value && BASE - y(sum) > LABEL_HEIGHT ? "1.2em" : "-0.5em"}
            textAnchor="middle"
            key={sum.value}
          >
            {sum.shown}
          </text>
        ))}
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
