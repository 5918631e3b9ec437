import type { ReactElement, ReactNode } from "react";
import type { DashboardFigures } from "../../api/types.ts";
import { useDashboardFigures } from "../counts/dashboard-figures-provider.tsx";
import { LoadFailed, Loading } from "../display/list-states.tsx";
import { SectionHeading } from "../shared/section-heading.tsx";
import { BeforeLaunch } from "./before-launch.tsx";
import styles from "./dashboard-section.module.css";
import { MailNotice } from "./mail-notice.tsx";
import { OldFiguresNotice } from "./old-figures-notice.tsx";
import { PerformanceMetrics } from "./performance-metrics.tsx";
import { RecentActivities } from "./recent-activities.tsx";
import { StatsCard } from "./stats-card.tsx";
import { WaitingNotice } from "./waiting-notice.tsx";

/** The panel's first section: three cards of figures about queries, then the gaps before the launch. */
export function DashboardSection(): ReactElement {
  const { data: figures, error, refresh } = useDashboardFigures();
  return (
    <>
      <SectionHeading title="Dashboard" />
      {error === null && figures !== null && <Notices figures={figures} />}
      <div className={styles.box}>
        {error !== null && <LoadFailed message={error} onRetry={refresh} />}
        {error === null && figures === null && <Loading />}
        {error === null && figures !== null && <Cards figures={figures} />}
      </div>
      <BeforeLaunch />
    </>
  );
}

function Notices({ figures: { mail, waiting, oldFigures } }: { figures: DashboardFigures }): ReactElement {
  return (
    <>
      <WaitingNotice waiting={waiting} />
      <MailNotice mail={mail} />
      <OldFiguresNotice oldFigures={oldFigures} />
    </>
  );
}

function Cards({ figures }: { figures: DashboardFigures }): ReactElement {
  return (
    <div className={styles.cards}>
      <Card title="Dashboard Stats">
        <StatsCard stats={figures.stats} />
      </Card>
      <Card title="Recent Activities">
        <RecentActivities recent={figures.recent} />
      </Card>
      <Card title="Performance Metrics">
        <PerformanceMetrics performance={figures.performance} />
      </Card>
    </div>
  );
}

function Card({ title, children }: { title: string; children: ReactNode }): ReactElement {
  return (
    <section className={styles.card}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}
