import type { ReactElement, SVGTextElementAttributes } from "react";
import type { Costs, Figure } from "../../content/types.ts";
import { toTenth } from "../tenth.ts";
import styles from "./cost-steps-plot.module.css";
import plot from "./plot.module.css";

const WIDTH = 504;
const TOP = 24;
const BASE = 100;
const HEIGHT = 122;
const LABEL_GAP_PX = 6;

type Year = Costs["years"][number];

/**
 * Operating costs up to each year, and stacked on them the most that leaving costs in that year. The gold line is their
 * sum; its highest and lowest steps have their value. The lines stretch with the column. The requested year has a background of its own, and its sum is a dot.
 */
export function CostStepsPlot({ costs }: { costs: Costs }): ReactElement {
  const { years } = costs;
  const first = years[0] as Year;
  const asked = years[costs.year - 1] as Year;
  const step = WIDTH / years.length;
  const sums = years.map(({ together }) => together.value);
  const [least, most] = [Math.min(...sums), Math.max(...sums)];
  const y = (figure: Figure): number => toTenth(BASE - (figure.value / most) * (BASE - TOP));
  const steps = (figures: Figure[]): string =>
    figures
      .map(
        (figure, place) =>
          `${place === 0 ? `M0 ${y(figure)}` : `V${y(figure)}`}H${toTenth((place + 1) * step)}`,
      )
      .join("");
  const operating = steps(years.map(({ operatingSoFar }) => operatingSoFar));
  const together = steps(years.map((year) => year.together));
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
          <path className={styles.area} d={`${together}V${BASE}H0Z`} />
          <path className={styles.area} d={`${operating}V${BASE}H0Z`} />
          <path className={plot.base} d={`M0 ${BASE}H${WIDTH}`} />
          <path className={plot.line} d={operating} />
          <path className={plot.portfolio} d={together} />
        </svg>
        <circle
          className={styles.sum}
          cx={percent(asked.year - 0.5, years.length)}
          cy={percent(y(asked.together), HEIGHT)}
          r={5}
        />
        <text x={LABEL_GAP_PX} y={percent((y(first.together) + y(first.operatingSoFar)) / 2, HEIGHT)}>
          Leaving
        </text>
        <text x="100%" dx={-LABEL_GAP_PX} y={percent(BASE, HEIGHT)} dy="-0.6em" textAnchor="end">
          Operating, added up
        </text>
        {years
          .filter(({ together: { value } }) => value === most || value === least)
          .map(({ year, together: sum }) => (
            <text
              className={styles.value}
              {...(sum.value === most ? above(year, years.length) : below(year, years.length))}
              y={percent(y(sum), HEIGHT)}
              key={year}
            >
              {sum.shown}
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

type Place = Pick<SVGTextElementAttributes<SVGTextElement>, "x" | "dx" | "dy" | "textAnchor">;

/** Above the highest steps nothing is drawn: their values stand at their middle, at the ends within the drawing. */
function above(year: number, count: number): Place {
  const dy = "-0.4em";
  if (year === 1) return { x: 0, dy, textAnchor: "start" };
  return year === count
    ? { x: "100%", dy, textAnchor: "end" }
    : { x: percent(year - 0.5, count), dy, textAnchor: "middle" };
}

/** Below the lowest step, from where it begins: what it may cover of the next is free, because that is higher. */
function below(year: number, count: number): Place {
  return { x: percent(year - 1, count), dx: LABEL_GAP_PX, dy: "1.2em" };
}

function percent(part: number, whole: number): string {
  return `${toTenth((part / whole) * 100)}%`;
}
