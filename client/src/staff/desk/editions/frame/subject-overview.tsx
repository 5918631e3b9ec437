import type { ReactElement, ReactNode } from "react";
import { Link } from "react-router";
import type { DeskSubject, EditionReply, SubjectViewReply } from "../../../../api/types.ts";
import actions from "../../../../components/actions.module.css";
import { Fact, Facts } from "../../../display/facts.tsx";
import { Fault } from "../../../display/fault.tsx";
import { Moment } from "../../../display/moment.tsx";
import { subjectAddress } from "../../../shared/subject-address.ts";
import { dayInWords } from "../india-time.ts";
import { StateBadge } from "../state-badge.tsx";
import styles from "./desk.module.css";
import { HistoryList } from "./history-list.tsx";
import { useStartEdition } from "./use-start-edition.ts";

/** Names for the next edition. */
export type SubjectLabels = { next: string; begin: string };

/** What is published of a subject (`children` are further facts), the open edition, and the history. */
export function SubjectOverview({
  desk: { subject, open, history },
  labels,
  children,
}: {
  desk: SubjectViewReply;
  labels: SubjectLabels;
  children: ReactNode;
}): ReactElement {
  const { kind, number, page } = subject;
  const { begin, again, isUnderWay, fault } = useStartEdition(kind, subject.subject);
  return (
    <div className={styles.desk}>
      {subject.originalsChanged && (
        <p className={styles.fault}>
          The original {kind} have changed since this edition was published, which may hide the change from
          visitors. Publish new {kind}, or publish the original values again.
        </p>
      )}
      <section aria-labelledby="now-title">
        <h2 id="now-title">Published now</h2>
        <Facts>
          <Fact term="Edition">{number === 0 ? "Original values" : number}</Fact>
          {children}
        </Facts>
        {page !== null && (
          <p>
            <a href={page}>The page as visitors see it</a>
          </p>
        )}
      </section>
      <section className={styles.next} aria-labelledby="next-title">
        <h2 id="next-title">{labels.next}</h2>
        {open === null ? (
          <>
            <p>A draft begins with the published values.</p>
            <button
              className={`${actions.button} ${actions.small}`}
              type="button"
              onClick={() => void begin()}
            >
              {labels.begin}
            </button>
          </>
        ) : (
          <OpenEdition edition={open} subject={subject} />
        )}
        <p role="status">{isUnderWay && "Creating the edition…"}</p>
        <Fault message={fault} />
      </section>
      <HistoryList history={history} current={number} onAgain={open === null ? again : null} />
    </div>
  );
}

function OpenEdition({ edition, subject }: { edition: EditionReply; subject: DeskSubject }): ReactElement {
  const { asOn, createdBy, changedAt, changedBy, id, state } = edition;
  const address = subjectAddress(subject.kind, subject.subject, id);
  return (
    <>
      <p>
        <StateBadge edition={edition} inForce={subject} />
      </p>
      <p className={styles.remark}>
        {asOn !== null && `As on ${dayInWords(asOn)}. `}
        Begun by {createdBy}, changed <Moment iso={changedAt} /> by {changedBy}.
      </p>
      <Link className={`${actions.button} ${actions.small}`} to={address}>
        {state === "draft" ? "Continue the draft" : "Open"}
      </Link>
    </>
  );
}
