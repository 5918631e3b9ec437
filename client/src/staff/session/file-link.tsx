import { type MouseEvent, type ReactElement, type ReactNode, useRef, useState } from "react";
import { FORBIDDEN, NOT_SIGNED_IN } from "./check-identity.ts";
import styles from "./file-link.module.css";
import { useSession } from "./session.tsx";

const BUSY = 503;
const BUSY_MESSAGE = "The file cannot be made right now. Please try again in a moment.";

/**
 * A link to a file that only staff may have. Whether it can be had is asked first: once the session has ended the press
 * leads to the sign-in, without a proof that is wanted nothing comes, and while the server is busy it says so; the
 * browser would only report a download that failed.
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
