import { type ReactElement, useState } from "react";
import type { AccountReply } from "../../../api/types.ts";
import { Fault } from "../../display/fault.tsx";
import { Moment } from "../../display/moment.tsx";
import { useSession } from "../../session/session.tsx";
import controls from "../../staff-controls.module.css";
import styles from "./account.module.css";

/** The member's signed-in browsers; all except this one can be signed out. */
export function Browsers({
  sessions,
  onChanged,
}: {
  sessions: AccountReply["sessions"];
  onChanged: () => void;
}): ReactElement {
  const { ask } = useSession();
  const [fault, setFault] = useState<string | null>(null);
  const [areEnded, setEnded] = useState(false);

  async function endOthers(): Promise<void> {
    const reply = await ask("POST", "/api/account/sessions/end-others");
    setFault(reply.ok ? null : reply.message);
    setEnded(reply.ok);
    if (reply.ok) onChanged();
  }

  return (
    <>
      <ul className={styles.list}>
        {sessions.map(({ browser, since, lastSeen, isThis }) => (
          <li key={`${browser} ${since}`}>
            <p>
              {browser} {isThis && <span className={styles.note}>(this one)</span>}
            </p>
            <p className={styles.note}>
              Since <Moment iso={since} />, last seen <Moment iso={lastSeen} />
            </p>
          </li>
        ))}
      </ul>
      {sessions.length > 1 && (
        <button className={controls.lineButton} type="button" onClick={() => void endOthers()}>
          Sign out the others
        </button>
      )}
      <p className={styles.said} role="status">
        {areEnded && "The other browsers are signed out."}
      </p>
      <Fault message={fault} />
    </>
  );
}
