import type { ReactElement, ReactNode } from "react";
import type { ListName } from "../../api/types.ts";
import { useDashboard } from "../session/dashboard-provider.tsx";
import { DayBars } from "./day-bars.tsx";
import large from "./large-figure.module.css";
import styles from "./list-strip.module.css";

const BARS_NAME = "Queries a day, last 30 days";

/** The counts of one list, above it. Before they are loaded, their places are empty. */
export function ListStrip({ listName }: { listName: ListName }): ReactElement {
  const { data: dashboard } = useDashboard();
  const counts = dashboard?.stats[listName];
  const days =
    dashboard?.performance.queriesPerDay.map((day) => ({ date: day.date, count: day[listName] })) ?? [];
  return (
    <div className={styles.strip}>
      <Figure label="Today" value={counts?.today}>
        {counts && `${counts.last7Days} in 7 days`}
      </Figure>
      <Figure label={`All ${listName} queries`} value={counts?.total}>
        {counts && `${counts.unseen} new`}
      </Figure>
      <section className={styles.cell}>
        <h2>{BARS_NAME}</h2>
        <div className={styles.plot}>{days.length > 0 && <DayBars days={days} name={BARS_NAME} />}</div>
      </section>
    </div>
  );
}

function Figure({
  label,
  value,
  children,
}: {
  label: string;
  value: number | undefined;
  children: ReactNode;
}): ReactElement {
  return (
    <section className={styles.cell}>
      <h2>{label}</h2>
      <p className={large.figure}>
        {value?.toLocaleString("en-IN") ?? "–"} <small>{children}</small>
      </p>
    </section>
  );
}
