import type { ReactElement } from "react";
import { toTenth } from "../../art/tenth.ts";
import readers from "../../components/for-readers.module.css";
import type { StrategyRow } from "../../content/types.ts";
import { placeOn, type TimeAxis } from "./time-axis.ts";
import styles from "./time-run.module.css";

/** The head of a column of times: the years of its axis. */
export function TimeHead({ axis }: { axis: TimeAxis }): ReactElement {
  return (
    <th className={`${styles.run} ${styles.head}`} scope="col">
      <svg aria-hidden="true">
        {axis.years.map((year) => (
          <text x={`${placeOn(axis, `${year}-01-01`)}%`} y="100%" textAnchor="middle" key={year}>
            {year}
          </text>
        ))}
      </svg>
      <span className={styles.words}>
        Years<span className={readers.visuallyHidden}> run</span>
      </span>
    </th>
  );
}

/**
 * How long a strategy has run: a bar from its start to the day of the list, and its completed years. Where no inception
 * is stated, the bar of the manager's series is open, and called so.
 */
export function TimeRun({
  row: { since, series, completedYears },
  axis,
}: {
  row: Pick<StrategyRow, "since" | "series" | "completedYears">;
  axis: TimeAxis;
}): ReactElement {
  const start = since ?? series;
  const place = start === null ? null : placeOn(axis, start);
  return (
    <td className={styles.run}>
      <svg aria-hidden="true">
        {axis.years.map((year) => {
          const x = `${placeOn(axis, `${year}-01-01`)}%`;
          return <line x1={x} x2={x} y2="100%" key={year} />;
        })}
        {place !== null && (
          <rect
            className={since === null ? styles.open : undefined}
            x={`${place}%`}
            width={`${toTenth(100 - place)}%`}
            y="50%"
            height="9"
          />
        )}
      </svg>
      <span className={styles.words}>
        {completedYears === null ? withoutYears(series) : yearsInWords(completedYears)}
      </span>
    </td>
  );
}

function yearsInWords(years: number): string {
  if (years < 1) return "under 1 year";
  return years === 1 ? "1 year" : `${years} years`;
}

function withoutYears(series: string | null): string {
  return series === null ? "–" : "series";
}
