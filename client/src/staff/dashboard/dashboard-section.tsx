import type { ReactElement, ReactNode } from "react";
import type { DashboardReply } from "../../api/types.ts";
import { LoadFailed, Loading } from "../display/list-states.tsx";
import { useDashboard } from "../session/dashboard-provider.tsx";
import { SectionHeading } from "../shared/section-heading.tsx";
import { BeforeLaunch } from "./before-launch.tsx";
import styles from "./dashboard-section.module.css";
import { MailNotice } from "./mail-notice.tsx";
import { OldFiguresNotice } from "./old-figures-notice.tsx";
import { QueryPerformance } from "./query-performance.tsx";
import { RecentActivities } from "./recent-activities.tsx";
import { StatsCard } from "./stats-card.tsx";
import { WaitingNotice } from "./waiting-notice.tsx";

/** The panel's first section: notices, three cards, then the gaps before the launch. */
export function DashboardSection(): ReactElement {
  const { data: dashboard, error, refresh } = useDashboard();
  return (
    <>
      <SectionHeading title="Dashboard" />
      {error === null && dashboard !== null && <Notices dashboard={dashboard} />}
      <div className={styles.box}>
        {error !== null && <LoadFailed message={error} onRetry={refresh} />}
        {error === null && dashboard === null && <Loading />}
        {error === null && dashboard !== null && <Cards dashboard={dashboard} />}
      </div>
      <BeforeLaunch />
    </>
  );
}

function Notices({ dashboard: { mail, waiting, oldFigures } }: { dashboard: DashboardReply }): ReactElement {
  return (
    <>
      <WaitingNotice waiting={waiting} />
      <MailNotice mail={mail} />
      <OldFiguresNotice oldFigures={oldFigures} />
    </>
  );
}

function Cards({ dashboard }: { dashboard: DashboardReply }): ReactElement {
  return (
    <div className={styles.cards}>
      <Card title="Dashboard Stats">
        <StatsCard stats={dashboard.stats} />
      </Card>
      <Card title="Recent Activities">
        <RecentActivities recent={dashboard.recent} />
      </Card>
      <Card title="Performance Metrics">
        <QueryPerformance performance={dashboard.performance} />
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
