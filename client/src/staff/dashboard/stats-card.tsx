import type { ReactElement } from "react";
import { Link } from "react-router";
import type { ListFigures, ListName } from "../../api/types.ts";
import { FORMS } from "../shared/forms.ts";
import { sectionAddress, sectionLabel } from "../shared/sections.ts";
import controls from "../staff-controls.module.css";
import styles from "./stats-card.module.css";

/** The number of queries of each list, by period. */
export function StatsCard({ stats }: { stats: Record<ListName, ListFigures> }): ReactElement {
  return (
    <>
      {FORMS.map(({ listName }) => (
        <ListStats listName={listName} figures={stats[listName]} key={listName} />
      ))}
    </>
  );
}

function ListStats({ listName, figures }: { listName: ListName; figures: ListFigures }): ReactElement {
  return (
    <div className={styles.list}>
      <h3>
        <Link to={sectionAddress(listName)}>{sectionLabel(listName)}</Link>
      </h3>
      <p className={styles.total}>
        {count(figures.total)}
        <small>
          {figures.unseen > 0 && <span className={controls.newMark} />}
          {count(figures.unseen)} new
        </small>
      </p>
      <dl className={styles.periods}>
        <Period label="Today" value={figures.today} />
        <Period label="7 days" value={figures.last7Days} />
        <Period label="30 days" value={figures.last30Days} />
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
