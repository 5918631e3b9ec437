import { type MouseEvent, type ReactElement, type ReactNode, useRef, useState } from "react";
import { FORBIDDEN, NOT_SIGNED_IN } from "./check-identity.ts";
import styles from "./file-link.module.css";
import { useSession } from "./session.tsx";

const BUSY = 503;
const BUSY_MESSAGE = "The file cannot be made right now. Please try again in a moment.";

/**
 * A link to a file for staff. A HEAD request comes first: if the session has ended, the sign-in opens; if a fresh proof
 * is needed, it is asked for; if the server is busy, a message says so. The browser alone would only report a failed
 * download.
 */
export function FileLink({
  address,
  className,
  children,
}: {
  address: string;
  className?: string | undefined;
  children: ReactNode;
}): ReactElement {
  const { ask } = useSession();
  const isChecked = useRef(false);
  const [fault, setFault] = useState("");

  async function checkFirst(event: MouseEvent<HTMLAnchorElement>): Promise<void> {
    const link = event.currentTarget;
    if (isChecked.current) {
      isChecked.current = false;
      return;
    }
    event.preventDefault();
    setFault("");
    const { status } = await ask("HEAD", address);
    if (status === NOT_SIGNED_IN || status === FORBIDDEN) return;
    if (status === BUSY) {
      setFault(BUSY_MESSAGE);
      return;
    }
    isChecked.current = true;
    link.click();
  }

  return (
    <>
      <a className={className} href={address} onClick={checkFirst} download>
        {children}
      </a>
      <span className={styles.fault} role="status">
        {fault}
      </span>
    </>
  );
}
