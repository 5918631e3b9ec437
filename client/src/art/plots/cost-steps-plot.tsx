import type { ReactElement } from "react";
import type { Costs } from "../../content/types.ts";
import { percent, toTenth } from "../tenth.ts";
import styles from "./cost-steps-plot.module.css";
import plot from "./plot.module.css";

const WIDTH = 504;
const TOP = 20;
const BASE = 112;
const HEIGHT = 134;

type Year = Costs["years"][number];

/**
 * Three layers by year: operating costs so far, the exit load, and the example of a fee. The gold line is the whole, with its value above each step. The lines stretch with the column. The requested year has a background of its
 * own.
 */
export function CostStepsPlot({ costs }: { costs: Costs }): ReactElement {
  const { years } = costs;
  const step = WIDTH / years.length;
  const most = Math.max(...years.map(({ together }) => together.value));
  const y = (rupees: number): number => toTenth(BASE - (rupees / most) * (BASE - TOP));
  const steps = (rupeesOf: (year: Year) => number): string =>
    years
      .map((year, place) => {
        const height = y(rupeesOf(year));
        return `${place === 0 ? `M0 ${height}` : `V${height}`}H${toTenth((place + 1) * step)}`;
      })
      .join("");
  const byRule = (year: Year): number => year.operatingSoFar.value + year.leaving.value;
  const operating = steps((year) => year.operatingSoFar.value);
  const limits = steps(byRule);
  const together = steps((year) => year.together.value);
  return (
    <div data-plot="">
      <svg className={styles.steps} role="img" aria-label={costs.summary}>
        <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
          <rect
            className={styles.asked}
            x={toTenth((costs.year - 1) * step)}
            width={toTenth(step)}
            height={HEIGHT}
          />
          <path className={styles.fee} d={`${together}V${BASE}H0Z`} />
          <path className={styles.leaving} d={`${limits}V${BASE}H0Z`} />
          <path className={styles.operating} d={`${operating}V${BASE}H0Z`} />
          <path className={plot.base} d={`M0 ${BASE}H${WIDTH}`} />
          <path className={plot.line} d={operating} />
          <path className={plot.line} d={limits} />
          <path className={plot.portfolio} d={together} />
        </svg>
        <text y={percent(TOP, HEIGHT)} dy="-0.4em">
          Together, ₹ {costs.unit}
        </text>
        {years.map(({ year, together, inUnit }) => (
          <text
            className={year === costs.year ? styles.askedSum : styles.sum}
            x={percent(year - 0.5, years.length)}
            y={percent(y(together.value), HEIGHT)}
            dy="-0.4em"
            textAnchor="middle"
            key={year}
          >
            {inUnit}
          </text>
        ))}
        <g data-years="">
          {years.map(({ year }) => (
            <text
              className={year === costs.year ? styles.strong : undefined}
              x={percent(year - 0.5, years.length)}
              y={percent(BASE, HEIGHT)}
              dy="1.3em"
              textAnchor="middle"
              key={year}
            >
              {year === 1 ? "Year 1" : year}
            </text>
          ))}
        </g>
      </svg>
    </div>
  );
}

/** The colour of a layer, beside its name in the table. */
export function LayerKey({ of }: { of: "fee" | "leaving" | "operating" }): ReactElement {
  return (
    <svg className={styles.key} aria-hidden="true">
      <rect className={styles[of]} width="100%" height="100%" />
    </svg>
  );
}
