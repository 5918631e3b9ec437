import type { ReactElement, ReactNode } from "react";
import { Link } from "react-router";
import type { DashboardReply, RecentQuery } from "../../api/types.ts";
import readers from "../../components/for-readers.module.css";
import { Moment } from "../display/moment.tsx";
import { sectionAddress, sectionLabel } from "../shared/sections.ts";
import controls from "../staff-controls.module.css";
import styles from "./recent-activities.module.css";

/** Results of sign-ins in words; an unknown one is shown by the server's name. */
const OUTCOMES: Record<string, string> = {
  ok: "signed in",
  failed: "failed",
  throttled: "blocked: too many attempts",
};

/** The latest queries and attempts to sign in. */
export function RecentActivities({ recent }: { recent: DashboardReply["recent"] }): ReactElement {
  return (
    <>
      <Activities title="Queries">
        {recent.queries.map((query) => (
          <QueryItem query={query} key={query._id} />
        ))}
      </Activities>
      <Activities title="Sign-ins">
        {recent.signIns.map(({ username, at, outcome }, index) => (
          <li key={index}>
            {username}
            <p className={styles.remark}>
              {OUTCOMES[outcome] ?? outcome} <Moment iso={at} />
            </p>
          </li>
        ))}
      </Activities>
    </>
  );
}

function QueryItem({ query }: { query: RecentQuery }): ReactElement {
  return (
    <li>
      {query.seenAt === null && (
        <>
          <span className={`${controls.newMark} ${styles.new}`} title="New" />
          <span className={readers.visuallyHidden}>New: </span>
        </>
      )}
      {query.name}
      <p className={styles.remark}>
        <Link to={sectionAddress(query.listName)}>{sectionLabel(query.listName)}</Link>{" "}
        <Moment iso={query.createdAt} />
      </p>
    </li>
  );
}

function Activities({ title, children }: { title: string; children: ReactNode[] }): ReactElement {
  return (
    <div className={styles.group}>
      <h3>{title}</h3>
      {children.length === 0 ? <p className={styles.none}>-</p> : <ul>{children}</ul>}
    </div>
  );
}
