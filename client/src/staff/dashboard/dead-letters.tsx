import type { ReactElement } from "react";
import { Link } from "react-router";
import type { DeadMail, EventKind, MailStatus } from "../../api/types.ts";
import { counted } from "../display/counted.ts";
import { Moment } from "../display/moment.tsx";
import { queryAddress, sectionLabel } from "../shared/sections.ts";
import controls from "../staff-controls.module.css";
import styles from "./mail-notice.module.css";

const EVENTS: Record<EventKind, string> = {
  figures: "Mail about old figures",
  refused: "Mail about a scheduled edition that was not published",
  edition: "Mail about a proposal or publication",
  account: "Mail about a change of a staff account",
};

function isEvent(kind: DeadMail["kind"]): kind is EventKind {
  return kind in EVENTS;
}

/** The dead letters, each with a link to its query and a button to send it again. */
export function DeadLetters({
  mail: { deadTotal, deadLetters },
  onSendAgain,
}: {
  mail: MailStatus;
  onSendAgain: (id: string) => Promise<void>;
}): ReactElement {
  return (
    <>
      <p>
        <strong>{counted(deadTotal, "mail")} could not be delivered.</strong>{" "}
        {deadLetters.some(({ queryId }) => queryId !== null) && "The queries themselves are safely stored."}
        {deadLetters.length < deadTotal && ` The newest ${deadLetters.length}:`}
      </p>
      <ul className={styles.letters}>
        {deadLetters.map((letter) => (
          <Letter letter={letter} onSendAgain={onSendAgain} key={letter._id} />
        ))}
      </ul>
    </>
  );
}

function Letter({
  letter: { _id, queryId, kind, createdAt, failedAt, attempts, reason },
  onSendAgain,
}: {
  letter: DeadMail;
  onSendAgain: (id: string) => Promise<void>;
}): ReactElement {
  const lineId = `letter-${_id}`;
  return (
    <li>
      <div>
        <p id={lineId}>
          {isEvent(kind) && `${EVENTS[kind]}, queued`}
          {!isEvent(kind) && queryId !== null && (
            <Link to={queryAddress({ listName: kind, id: queryId })}>{sectionLabel(kind)}</Link>
          )}{" "}
          {!isEvent(kind) && "of "}
          <Moment iso={createdAt} />
        </p>
        <p className={styles.reason}>
          Given up <Moment iso={failedAt} /> after {counted(attempts, "attempt")}: {reason}
        </p>
      </div>
      <button
        className={controls.lineButton}
        type="button"
        aria-describedby={lineId}
        onClick={() => void onSendAgain(_id)}
      >
        Send again
      </button>
    </li>
  );
}
