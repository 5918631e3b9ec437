import type { ReactElement } from "react";
import { Link } from "react-router";
import type { ListCounts, ListName } from "../../api/types.ts";
import { FORMS } from "../shared/forms.ts";
import { sectionAddress, sectionLabel } from "../shared/sections.ts";
import controls from "../staff-controls.module.css";
import large from "./large-figure.module.css";
import styles from "./stats-card.module.css";

/** The number of queries of each list, by period. */
export function StatsCard({ stats }: { stats: Record<ListName, ListCounts> }): ReactElement {
  return (
    <>
      {FORMS.map(({ listName }) => (
        <ListStats listName={listName} counts={stats[listName]} key={listName} />
      ))}
    </>
  );
}

function ListStats({ listName, counts }: { listName: ListName; counts: ListCounts }): ReactElement {
  return (
    <div className={styles.list}>
      <h3>
        <Link to={sectionAddress(listName)}>{sectionLabel(listName)}</Link>
      </h3>
      <p className={large.figure}>
        {count(counts.total)}
        <small>
          {counts.unseen > 0 && <span className={controls.newMark} />}
          {count(counts.unseen)} new
        </small>
      </p>
      <dl className={styles.periods}>
        <Period label="Today" value={counts.today} />
        <Period label="7 days" value={counts.last7Days} />
        <Period label="30 days" value={counts.last30Days} />
      </dl>
    </div>
  );
}

function Period({ label, value }: { label: string; value: number }): ReactElement {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{count(value)}</dd>
    </div>
  );
}

function count(value: number): string {
  return value.toLocaleString("en-IN");
}
