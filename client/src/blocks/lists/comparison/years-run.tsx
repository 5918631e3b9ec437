import type { ReactElement } from "react";
import { noBreakRanges } from "../../../components/no-break-ranges.tsx";
import type { ComparedStrategy, ComparisonRow, MarkedYear } from "../../../content/types.ts";
import styles from "./years-run.module.css";

type YearsRunProps = { row: ComparisonRow; years: MarkedYear[]; strategies: ComparedStrategy[] };

/** Since when each strategy has run, on one axis of time; the years of great falls are marked through all. */
export function YearsRun({ row: { values, bars }, years, strategies }: YearsRunProps): ReactElement {
  const falls = years.filter(({ isFall }) => isFall);
  return (
    <div className={styles.years}>
      <ul>
        {strategies.map(({ name, href }, place) => (
          <li key={href}>
            <span>
              <b>{name}</b> {noBreakRanges(values[place] ?? "not stated")}
            </span>
            <Lane falls={falls} ends={bars[place] ?? null} />
          </li>
        ))}
      </ul>
      <p>
        Years are counted to the day of the figures.
        {falls.length > 0 && " Gold marks calendar years of great falls."}
        <svg aria-hidden="true">
          {years.map(({ year, ends, isFall }) => (
            <text className={isFall ? styles.fall : undefined} x={`${middle(ends)}%`} y="1em" key={year}>
              {year}
            </text>
          ))}
        </svg>
      </p>
    </div>
  );
}

function Lane({ falls, ends }: { falls: MarkedYear[]; ends: number[] | null }): ReactElement {
  return (
    <svg aria-hidden="true">
      {falls.map(({ year, ends: [from = 0, to = 0] }) => (
        <rect className={styles.fall} x={`${from}%`} width={`${to - from}%`} height="100%" key={year} />
      ))}
      <line x1="0" x2="100%" y1="50%" y2="50%" />
      {ends && <line className={styles.run} x1={`${ends[0]}%`} x2={`${ends[1]}%`} y1="50%" y2="50%" />}
    </svg>
  );
}

function middle([from = 0, to = 0]: number[]): number {
  return (from + to) / 2;
}
