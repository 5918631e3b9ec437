import type { ReactElement } from "react";
import type { FeeLinesDrawing } from "../../content/types.ts";
import { toTenth } from "../tenth.ts";
import { cheapest } from "./cheapest-line.ts";
import styles from "./fee-lines-plot.module.css";

const WIDTH = 900;
const HEIGHT = 350;
const TOP = 24;
const BASE = 286;

type Point = [number, number];

/**
 * Kinds of fees as lines over the gain of a year. Their sums stand at both ends, each over its name, at the first end
 * with the line between them. What costs least is gold, its sums too; a dot marks where that turns from one line to
 * another, and the axis has its gain.
 */
export function FeeLinesPlot({ drawing: { alt, years, lines } }: { drawing: FeeLinesDrawing }): ReactElement {
  const [from = 0, to = 1] = [years[0], years.at(-1)];
  const named = Object.entries(lines).map(([label, texts]) => ({ label, texts, sums: texts.map(numberIn) }));
  const sums = named.map((line) => line.sums);
  const most = Math.max(...sums.flat());
  const shares = years.map((year) => (year - from) / (to - from));
  const x = (share: number): number => toTenth(share * WIDTH);
  const y = (rupees: number): number => toTenth(BASE - (rupees / most) * (BASE - TOP));
  const path = (points: Point[]): string =>
    points.map(([share, rupees], place) => `${place === 0 ? "M" : "L"}${x(share)} ${y(rupees)}`).join("");
  const { least, turns } = leastOf(shares, sums);
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
          <path d={`M${x(0)} ${BASE}H${x(1)}`} stroke="var(--line)" vectorEffect="non-scaling-stroke" />
          {named.map((line) => (
            <path
              d={path(line.sums.map((sum, place) => [shares[place] as number, sum]))}
              strokeWidth="1.5"
              vectorEffect="non-scaling-stroke"
              key={line.label}
            />
          ))}
          <path d={path(least)} stroke="var(--streak)" strokeWidth="4" vectorEffect="non-scaling-stroke" />
        </svg>
        {named.flatMap(({ label, texts, sums }) =>
          [0, sums.length - 1].map((place) => {
            const isLast = place > 0;
            const rupees = sums[place] as number;
            const end = isLast ? { x: "100%", dx: 8 } : { x: "0" };
            const isLeast = named.every((line) => (line.sums[place] as number) >= rupees);
            return (
              <text
                {...end}
                y={y(rupees)}
                dy={isLast ? 5 : -7}
                className={isLeast ? styles.least : undefined}
                key={`${label} ${place}`}
              >
                {texts[place]}
                <tspan className={styles.name} {...end} dy={isLast ? 16 : 24}>
                  {label}
                </tspan>
              </text>
            );
          }),
        )}
        {turns.map(([share, rupees]) => {
          const place = `${toTenth(share * 100)}%`;
          const year = Math.round(from + share * (to - from));
          return (
            <g key={year}>
              <circle cx={place} cy={y(rupees)} r="6" />
              <text x={place} y={HEIGHT - 8} textAnchor="middle" className={styles.least}>
                +{year}%
              </text>
            </g>
          );
        })}
        {years.map((year, place) => (
          <text
            x={`${toTenth((shares[place] as number) * 100)}%`}
            y={HEIGHT - 8}
            className={styles.name}
            textAnchor={place === 0 ? "start" : "middle"}
            key={year}
          >
            {year === 0 ? "No gain" : `+${year}%`}
          </text>
        ))}
      </svg>
    </div>
  );
}

/** The least of lines that are straight between their shares of the width, and where it turns to another line. */
function leastOf(shares: number[], sums: number[][]): { least: Point[]; turns: Point[] } {
  const parts = shares.slice(1).map((end, place) => {
    const start = shares[place] as number;
    return cheapest(sums.map((line) => [line[place], line[place + 1]] as Point)).map(
      ([share, rupees]): Point => [start + share * (end - start), rupees],
    );
  });
  return { least: parts.flat(), turns: parts.flatMap((part) => part.slice(1, -1)) };
}

/** The number in "₹1,18,000". */
function numberIn(text: string): number {
  return Number(text.replace(/\D/g, ""));
}
