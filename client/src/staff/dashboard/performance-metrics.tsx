import type { ReactElement } from "react";
import type { DashboardFigures, DayCount } from "../../api/types.ts";
import { localDay } from "./bar-geometry.ts";
import { DayBars } from "./day-bars.tsx";
import styles from "./performance-metrics.module.css";
import { readableDuration } from "./readable-duration.ts";

const BARS_NAME = "Queries a day, last 30 days";

/** How fast queries are opened, and how many come a day. */
export function PerformanceMetrics({
  performance,
}: {
  performance: DashboardFigures["performance"];
}): ReactElement {
  const { medianMinutesToFirstOpen, queriesPerDay } = performance;
  const days = queriesPerDay.map(({ date, contact, speak }) => ({ date, count: contact + speak }));
  return (
    <>
      <div className={styles.metric}>
        <h3>Median time to first open</h3>
        <p className={styles.figure}>
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
          <th scope="col">Contact</th>
          <th scope="col">Speak</th>
        </tr>
      </thead>
      <tbody>
        {days.toReversed().map(({ date, contact, speak }) => (
          <tr key={date}>
            <th scope="row">{localDay(date)}</th>
            <td>{contact}</td>
            <td>{speak}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
