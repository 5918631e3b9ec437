import { type MouseEvent, type ReactElement, useRef } from "react";
import type { QueryKind } from "../../api/types.ts";
import { Icon } from "../../components/icon.tsx";
import { NOT_SIGNED_IN } from "../session/check-identity.ts";
import { useSession } from "../session/session.tsx";
import controls from "../staff-controls.module.css";
import { exportAddress } from "./data/query-filter.ts";

/**
 * A file of the queries the list shows. The session is asked for first: once it has ended, the press leads to the
 * sign-in, where the browser would only report a download that failed.
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

  async function checkFirst(event: MouseEvent<HTMLAnchorElement>): Promise<void> {
    const link = event.currentTarget;
    if (isChecked.current) {
      isChecked.current = false;
      return;
    }
    event.preventDefault();
    const { status } = await ask("GET", "/api/me");
    if (status === NOT_SIGNED_IN) return;
    isChecked.current = true;
    link.click();
  }

  return (
    <a
      className={controls.lineButton}
      href={exportAddress(kind, parameters, format)}
      onClick={checkFirst}
      download
    >
      <Icon name="download" />
      Export {format.toUpperCase()}
    </a>
  );
}
