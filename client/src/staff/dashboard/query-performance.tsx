import type { ReactElement } from "react";
import type { DashboardReply, DayCount } from "../../api/types.ts";
import { FORMS } from "../shared/forms.ts";
import { localDay } from "./bar-geometry.ts";
import { DayBars } from "./day-bars.tsx";
import large from "./large-figure.module.css";
import styles from "./query-performance.module.css";
import { readableDuration } from "./readable-duration.ts";

const BARS_NAME = "Queries a day, last 30 days";

/** How fast queries are opened, and how many come a day. */
export function QueryPerformance({
  performance,
}: {
  performance: DashboardReply["performance"];
}): ReactElement {
  const { medianMinutesToFirstOpen, queriesPerDay } = performance;
  const days = queriesPerDay.map((day) => ({
    date: day.date,
    count: FORMS.reduce((sum, { listName }) => sum + day[listName], 0),
  }));
  return (
    <>
      <div className={styles.metric}>
        <h3>Median time to first open</h3>
        <p className={large.figure}>
          {readableDuration(medianMinutesToFirstOpen)} <small>last 30 days</small>
        </p>
      </div>
      <div className={styles.metric}>
        <h3>{BARS_NAME}</h3>
        <div className={styles.plot}>
          <DayBars days={days} name={BARS_NAME} />
        </div>
        {days.length > 0 && (
          <p className={styles.ends}>
            <span>{localDay(days[0]?.date ?? "")}</span>
            <span>{localDay(days.at(-1)?.date ?? "")}</span>
          </p>
        )}
        <details className={styles.data}>
          <summary>Show as table</summary>
          <DayTable days={queriesPerDay} />
        </details>
      </div>
    </>
  );
}

function DayTable({ days }: { days: DayCount[] }): ReactElement {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Day</th>
          {FORMS.map(({ listName, title }) => (
            <th scope="col" key={listName}>
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {days.toReversed().map((day) => (
          <tr key={day.date}>
            <th scope="row">{localDay(day.date)}</th>
            {FORMS.map(({ listName }) => (
              <td key={listName}>{day[listName]}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
