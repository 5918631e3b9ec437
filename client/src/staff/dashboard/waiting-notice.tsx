import type { ReactElement } from "react";
import { Link } from "react-router";
import type { WaitingEdition } from "../../api/types.ts";
import { Moment } from "../display/moment.tsx";
import { subjectAddress } from "../shared/subject-address.ts";
import styles from "./mail-notice.module.css";

/** Names above the cards the editions that wait for this member's approval; nothing if there are none. */
export function WaitingNotice({ waiting }: { waiting: WaitingEdition[] }): ReactElement | null {
  if (waiting.length === 0) return null;
  return (
    <section className={styles.notice} aria-label="Waiting for your approval">
      <p>
        <strong>Waiting for your approval</strong>
      </p>
      <ul className={styles.letters}>
        {waiting.map(({ kind, subject, title, edition, proposedBy, proposedAt }) => (
          <li key={edition}>
            <p>
              <Link to={subjectAddress(kind, subject, edition)}>{title}</Link>, {kind}: proposed by{" "}
              {proposedBy}
              {proposedAt !== null && (
                <>
                  , <Moment iso={proposedAt} />
                </>
              )}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
