import type { ReactElement } from "react";
import type { FeeLinesDrawing } from "../../content/types.ts";
import { toTenth } from "../tenth.ts";
import { cheapest } from "./cheapest-line.ts";
import styles from "./fee-lines-plot.module.css";
import { spread } from "./spread.ts";

const WIDTH = 900;
const HEIGHT = 250;
const TOP = 24;
const BASE = 220;
const LABEL_GAP = 24;

/**
 * Kinds of fees as lines from one year to another. Their sums stand at both ends, at the right each over its name. What
 * costs least is gold, its sums too; a dot marks where that turns from one line to another, and says when, and at what sum
 * if a line has it at an end.
 */
export function FeeLinesPlot({ drawing: { alt, ends, lines } }: { drawing: FeeLinesDrawing }): ReactElement {
  const labels = Object.keys(lines);
  const sums = Object.values(lines).map((texts) => texts.map(numberIn) as [number, number]);
  const most = Math.max(...sums.flat());
  const x = (share: number): number => toTenth(share * WIDTH);
  const y = (rupees: number): number => toTenth(BASE - (rupees / most) * (BASE - TOP));
  const path = (points: [number, number][]): string =>
    points.map(([share, rupees], place) => `${place === 0 ? "M" : "L"}${x(share)} ${y(rupees)}`).join("");
  const least = [0, 1].map((end) => Math.min(...sums.map((sum) => sum[end] as number)));
  const turns = cheapest(sums).slice(1, -1);
  const [from, to] = ends.map(numberIn) as [number, number];
  const lefts = spread(
    sums.map(([first]) => y(first)),
    LABEL_GAP,
  );
  return (
    <div className={styles.plot} data-plot="">
      <svg role="img" aria-label={alt} width="100%" height={HEIGHT} overflow="visible">
        <svg
          viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
          preserveAspectRatio="none"
          aria-hidden="true"
          fill="none"
          stroke="var(--bench)"
        >
          <path
            d={`M${x(0)} ${BASE}H${x(1)}`}
            stroke="var(--line-strong)"
            vectorEffect="non-scaling-stroke"
          />
          {sums.map(([first, last], place) => (
            <path
              d={path([
                [0, first],
                [1, last],
              ])}
              strokeWidth="1.5"
              vectorEffect="non-scaling-stroke"
              key={labels[place]}
            />
          ))}
          <path
            d={path(cheapest(sums))}
            stroke="var(--streak)"
            strokeWidth="4"
            vectorEffect="non-scaling-stroke"
          />
        </svg>
        {Object.entries(lines).map(([label, texts], place) => {
          const [first, last] = sums[place] as [number, number];
          return (
            <g key={label}>
              <text
                x="0"
                y={lefts[place]}
                dx="-8"
                dy="5"
                textAnchor="end"
                className={first === least[0] ? styles.least : undefined}
              >
                {texts[0]}
              </text>
              <text
                x="100%"
                y={y(last)}
                dx="8"
                dy="5"
                className={last === least[1] ? styles.least : undefined}
              >
                {texts[1]}
                <tspan className={styles.name} x="100%" dx="8" dy="18">
                  {label}
                </tspan>
              </text>
            </g>
          );
        })}
        {turns.map(([share, rupees]) => {
          const year = Math.round(from + share * (to - from));
          const place = `${toTenth(share * 100)}%`;
          const sum = Object.values(lines)
            .flat()
            .find((text) => numberIn(text) === Math.round(rupees));
          return (
            <g key={year}>
              <circle cx={place} cy={y(rupees)} r="6" />
              <text x={place} y={y(rupees)} dy="25" className={styles.least}>
                {ends[0]?.replace(`${from}`, `${year}`)}:
                {sum !== undefined && (
                  <tspan x={place} dy="19">
                    both {sum}
                  </tspan>
                )}
              </text>
              <line x1={place} x2={place} y1={BASE - 5} y2={BASE + 5} />
              <text x={place} y={HEIGHT - 8} className={styles.name} textAnchor="middle">
                {year}%
              </text>
            </g>
          );
        })}
        {ends.map((end, place) => (
          <text
            x={`${place * 100}%`}
            y={HEIGHT - 8}
            dx={place === 0 ? 16 : 0}
            className={styles.name}
            textAnchor={place === 0 ? "end" : "middle"}
            key={end}
          >
            {end}
          </text>
        ))}
      </svg>
    </div>
  );
}

/** The number in "₹1,18,000" or "Year of 16%". */
function numberIn(text: string): number {
  return Number(text.replace(/\D/g, ""));
}
