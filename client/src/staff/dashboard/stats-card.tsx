import type { ReactElement } from "react";
import { Link } from "react-router";
import type { KindFigures, QueryKind } from "../../api/types.ts";
import { FORMS } from "../shared/forms.ts";
import { sectionAddress, sectionLabel } from "../shared/sections.ts";
import controls from "../staff-controls.module.css";
import styles from "./stats-card.module.css";

/** The number of queries of each kind, by period. */
export function StatsCard({ stats }: { stats: Record<QueryKind, KindFigures> }): ReactElement {
  return (
    <>
      {FORMS.map(({ listName }) => (
        <KindStats kind={listName} figures={stats[listName]} key={listName} />
      ))}
    </>
  );
}

function KindStats({ kind, figures }: { kind: QueryKind; figures: KindFigures }): ReactElement {
  return (
    <div className={styles.kind}>
      <h3>
        <Link to={sectionAddress(kind)}>{sectionLabel(kind)}</Link>
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
