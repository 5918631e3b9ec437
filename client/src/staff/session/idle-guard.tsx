import { type ReactElement, useEffect, useState } from "react";
import actions from "../../components/actions.module.css";
import { Modal } from "../display/modal.tsx";
import styles from "./idle-guard.module.css";
import { LastUse } from "./last-use.ts";
import { useSession } from "./session.tsx";

const MINUTE_MS = 60_000;
/** Below the default of SESSION_IDLE_MINUTES. Requests of an open but unattended panel keep extending that limit. */
const LIMIT_MINUTES = 15;
const CHECK_EVERY_MS = 1000;
const LEFT_ALONE = `You were signed out after ${LIMIT_MINUTES} minutes without use. Unsaved changes of drafts are kept. Please sign in again.`;

/**
 * Clears an unused panel: ends the session, and keeps the typing in the tab for its member. It asks a minute before;
 * any key or pointer movement counts as an answer.
 */
export function IdleGuard(): ReactElement | null {
  const { leave } = useSession();
  const [isAsking, setAsking] = useState(false);

  useEffect(() => {
    const lastUse = new LastUse(Date.now());
    let isOver = false;
    const checkIdle = (): boolean => {
      const idleMinutes = lastUse.idleMs(Date.now()) / MINUTE_MS;
      setAsking(idleMinutes >= LIMIT_MINUTES - 1);
      if (idleMinutes >= LIMIT_MINUTES && !isOver) {
        isOver = true;
        void leave(LEFT_ALONE);
      }
      return !isOver;
    };
    const unfollow = lastUse.follow(checkIdle);
    const timer = setInterval(checkIdle, CHECK_EVERY_MS);
    document.addEventListener("visibilitychange", checkIdle);
    return () => {
      unfollow();
      clearInterval(timer);
      document.removeEventListener("visibilitychange", checkIdle);
    };
  }, [leave]);

  if (!isAsking) return null;
  const stay = (): void => setAsking(false);
  return (
    <Modal title="Are you still there?" place="middle" onClose={stay}>
      <div className={styles.question}>
        <p>You will be signed out within a minute. Unsaved changes of drafts are kept.</p>
        <button className={actions.button} type="button" onClick={stay}>
          Continue working
        </button>
      </div>
    </Modal>
  );
}
