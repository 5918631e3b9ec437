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
const SUM_GAP_PX = 4;

type Year = Costs["years"][number];
type Place = { x: string; dx?: number; textAnchor: "start" | "middle" | "end" };

/**
 * What leaving costs at most in each year, in ink, and operating costs so far, as steps on one scale. The lines are
 * stretched to the column. The year that was asked for stands on a ground of its own, which holds its two sums.
 */
export function CostStepsPlot({ costs }: { costs: Costs }): ReactElement {
  const { years } = costs;
  const first = years[0] as Year;
  const last = years.at(-1) as Year;
  const most = Math.max(first.leaving.value, last.operatingSoFar.value);
  const asked = years[costs.year - 1] as Year;
  const step = WIDTH / years.length;
  const isLate = asked.year >= last.year - 1;
  const y = (figure: Figure): number => toTenth(BASE - (figure.value / most) * (BASE - TOP));
  const steps = (figures: Figure[]): string =>
    figures
      .map(
        (figure, place) =>
          `${place === 0 ? `M0 ${y(figure)}` : `V${y(figure)}`}H${toTenth((place + 1) * step)}`,
      )
      .join("");
  const sum = (figure: Figure, other: Figure): ReactElement => (
    <text
      className={styles.strong}
      {...placeOf(asked, last)}
      y={percent(y(figure), HEIGHT)}
      dy={figure.value < other.value && BASE - y(figure) > LABEL_HEIGHT ? "1.2em" : "-0.5em"}
    >
      {asked === first && figure === asked.leaving && "Leaving "}
      {isLate && figure === asked.operatingSoFar && "Operating "}
      {figure.shown}
    </text>
  );
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
          <path className={plot.base} d={`M0 ${BASE}H${WIDTH}`} />
          <path className={plot.line} d={steps(years.map(({ operatingSoFar }) => operatingSoFar))} />
          <path className={styles.leaving} d={steps(years.map(({ leaving }) => leaving))} />
        </svg>
        {asked !== first && (
          <text y={percent(y(first.leaving), HEIGHT)} dy="-0.5em">
            Leaving
          </text>
        )}
        {!isLate && (
          <text x="100%" y={percent(y(last.operatingSoFar), HEIGHT)} dy="-0.5em" textAnchor="end">
            Operating
          </text>
        )}
        {sum(asked.leaving, asked.operatingSoFar)}
        {sum(asked.operatingSoFar, asked.leaving)}
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
      </svg>
    </div>
  );
}

/** On the year's ground, which is narrower than a sum on a phone: early sums go on to the right, late ones to the left. */
function placeOf({ year }: Year, last: Year): Place {
  if (year === 1) return { x: "0", textAnchor: "start" };
  if (year === 2) return { x: percent(1, last.year), dx: SUM_GAP_PX, textAnchor: "start" };
  if (year >= last.year - 1) return { x: percent(year, last.year), textAnchor: "end" };
  return { x: percent(year - 0.5, last.year), textAnchor: "middle" };
}

function percent(part: number, whole: number): string {
  return `${toTenth((part / whole) * 100)}%`;
}
