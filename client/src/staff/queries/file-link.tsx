import { type MouseEvent, type ReactElement, useRef, useState } from "react";
import type { QueryKind } from "../../api/types.ts";
import { Icon } from "../../components/icon.tsx";
import { NOT_SIGNED_IN } from "../session/check-identity.ts";
import { useSession } from "../session/session.tsx";
import controls from "../staff-controls.module.css";
import { exportAddress } from "./data/query-filter.ts";
import styles from "./query-tools.module.css";

const BUSY = 503;
const BUSY_MESSAGE = "Other files are being made. Please try again in a moment.";

/**
 * A file of the queries the list shows. Whether it can be had is asked first: once the session has ended the press leads
 * to the sign-in, and while too many files are made it says so; the browser would only report a download that failed.
 */
export function FileLink({
  kind,
  parameters,
  format,
}: {
  kind: QueryKind;
  parameters: string;
  format: "csv" | "xlsx";
}): ReactElement {
  const { ask } = useSession();
  const isChecked = useRef(false);
  const [fault, setFault] = useState("");
  const address = exportAddress(kind, parameters, format);

  async function checkFirst(event: MouseEvent<HTMLAnchorElement>): Promise<void> {
    const link = event.currentTarget;
    if (isChecked.current) {
      isChecked.current = false;
      return;
    }
    event.preventDefault();
    setFault("");
    const { status } = await ask("HEAD", address);
    if (status === NOT_SIGNED_IN) return;
    if (status === BUSY) {
      setFault(BUSY_MESSAGE);
      return;
    }
    isChecked.current = true;
    link.click();
  }

  return (
    <>
      <a className={controls.lineButton} href={address} onClick={checkFirst} download>
        <Icon name="download" />
        Export {format.toUpperCase()}
      </a>
      <span className={styles.fileFault} role="status">
        {fault}
      </span>
    </>
  );
}
