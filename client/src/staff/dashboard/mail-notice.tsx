import { type ReactElement, useRef, useState } from "react";
import type { MailStatus } from "../../api/types.ts";
import { counted } from "../display/counted.ts";
import { Moment } from "../display/moment.tsx";
import { useDashboard } from "../session/dashboard-provider.tsx";
import { useSession } from "../session/session.tsx";
import { DeadLetters } from "./dead-letters.tsx";
import styles from "./mail-notice.module.css";
import { readableDuration } from "./readable-duration.ts";

const NOT_FOUND = 404;

const WAITS = "The mail is queued again.";
const NOT_GIVEN_UP = "This mail was already queued again.";

/** Says above the cards what is wrong with mail to staff; nothing if all is well. */
export function MailNotice({ mail }: { mail: MailStatus }): ReactElement | null {
  const { ask } = useSession();
  const { refresh } = useDashboard();
  const [outcome, setOutcome] = useState("");
  const status = useRef<HTMLParagraphElement>(null);
  const underWay = useRef(new Set<string>());

  async function sendAgain(id: string): Promise<void> {
    if (underWay.current.has(id)) return;
    underWay.current.add(id);
    const reply = await ask("POST", `/api/outbox/${id}/send-again`);
    underWay.current.delete(id);
    setOutcome((said) => {
      if (reply.ok) return WAITS;
      if (reply.status !== NOT_FOUND) return `Error: ${reply.message}`;
      // A second press before the row disappears finds nothing to send.
      return said === WAITS ? WAITS : NOT_GIVEN_UP;
    });
    // The button disappears with its row, so move the focus.
    status.current?.focus();
    refresh();
  }

  if (mail.state === "off") {
    return (
      <p className={styles.off}>
        No one is notified by e-mail: ask your operator to set NOTIFY_EMAIL and SMTP_URL.
      </p>
    );
  }
  const isTrouble = mail.state !== "ok" || mail.deadTotal > 0;
  if (!isTrouble && outcome === "") return null;
  return (
    <section className={isTrouble ? `${styles.notice} ${styles.trouble}` : styles.notice} aria-label="Mail">
      {mail.state === "stopped" && <StoppedWorker mail={mail} />}
      {mail.state === "behind" && (
        <p>
          <strong>Mail is late.</strong> {waitingLine(mail)}
        </p>
      )}
      {mail.deadTotal > 0 && <DeadLetters mail={mail} onSendAgain={sendAgain} />}
      <p className={styles.outcome} role="status" ref={status} tabIndex={-1}>
        {outcome}
      </p>
    </section>
  );
}

function StoppedWorker({ mail }: { mail: MailStatus }): ReactElement {
  return (
    <p>
      <strong>Mail is not sent, and nothing scheduled is published.</strong> The worker{" "}
      {mail.lastSeenAt === null ? (
        "has not run yet"
      ) : (
        <>
          last ran <Moment iso={mail.lastSeenAt} />
        </>
      )}
      . Tell your operator. {waitingLine(mail)}
    </p>
  );
}

function waitingLine({ waiting, oldestWaitingMinutes }: MailStatus): string {
  if (waiting === 0) return "";
  const count = counted(waiting, "mail waits", "mails wait");
  return `${count}, the oldest for ${readableDuration(oldestWaitingMinutes)}.`;
}
