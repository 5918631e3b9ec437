import type { ReactElement, ReactNode } from "react";
import { Link } from "react-router";
import type { EditionReply } from "../../../../api/types.ts";
import actions from "../../../../components/actions.module.css";
import { Fault } from "../../../display/fault.tsx";
import { Moment } from "../../../display/moment.tsx";
import { subjectAddress } from "../../../shared/subject-address.ts";
import { HistoryList } from "../history-list.tsx";
import { dayInWords } from "../india-time.ts";
import { StateBadge } from "../state-badge.tsx";
import styles from "./desk.module.css";
import { useBeginnings } from "./use-beginnings.ts";

/** Names for the next edition, and the message if the folder changed below it. */
export type SubjectWords = { next: string; begin: string; changedBelow: string };

/** The published values of a subject (`children`), the open edition, and the history. */
export function SubjectOverview({
  kind,
  subject,
  desk: { number, open, history },
  words,
  children,
}: {
  kind: EditionReply["kind"];
  subject: string;
  desk: { number: number; open: EditionReply | null; history: EditionReply[] };
  words: SubjectWords;
  children: ReactNode;
}): ReactElement {
  const { begin, again, isUnderWay, fault } = useBeginnings(kind, subject);
  return (
    <div className={styles.desk}>
      {history.some(({ isCurrent, baseChanged }) => isCurrent && baseChanged) && (
        <p className={styles.fault}>{words.changedBelow}</p>
      )}
      {children}
      <section className={styles.next} aria-labelledby="next-title">
        <h2 id="next-title">{words.next}</h2>
        {open === null ? (
          <>
            <p>A draft begins with the published values.</p>
            <button
              className={`${actions.button} ${actions.small}`}
              type="button"
              onClick={() => void begin()}
            >
              {words.begin}
            </button>
          </>
        ) : (
          <OpenEdition edition={open} address={subjectAddress(kind, subject, open.id)} />
        )}
        <p role="status">{isUnderWay && "Creating the edition…"}</p>
        <Fault message={fault} />
      </section>
      <HistoryList history={history} current={number} onAgain={open === null ? again : null} />
    </div>
  );
}

function OpenEdition({ edition, address }: { edition: EditionReply; address: string }): ReactElement {
  const { asOn, createdBy, changedAt, changedBy, baseChanged, state } = edition;
  return (
    <>
      <p>
        <StateBadge edition={edition} baseChanged={baseChanged} />
      </p>
      <p className={styles.remark}>
        {asOn !== null && `As on ${dayInWords(asOn)}. `}
        Begun by {createdBy}, changed <Moment iso={changedAt} /> by {changedBy}.
      </p>
      <Link className={`${actions.button} ${actions.small}`} to={address}>
        {state === "draft" ? "Continue the draft" : "Look at it"}
      </Link>
    </>
  );
}
