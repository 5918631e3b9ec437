import { type ReactElement, useRef, useState } from "react";
import type { FindingsReply } from "../../../api/types.ts";
import { useSession } from "../../session/session.tsx";
import { ChangesList } from "./changes-list.tsx";
import { FindingsList } from "./findings-list.tsx";
import styles from "./past-differences.module.css";

/**
 * The changes that publishing an earlier edition again would make. They load when opened, because a check takes the
 * server a second.
 */
export function PastDifferences({ editionId }: { editionId: string }): ReactElement {
  const { ask } = useSession();
  const [findings, setFindings] = useState<FindingsReply | null>(null);
  const [said, setSaid] = useState("");
  const wasAsked = useRef(false);

  async function look(): Promise<void> {
    if (wasAsked.current) return;
    wasAsked.current = true;
    setSaid("Comparing with the published values…");
    const reply = await ask<FindingsReply>("POST", `/api/editions/${editionId}/check`, {});
    wasAsked.current = reply.ok;
    setSaid(reply.ok ? "" : `Error: ${reply.message}`);
    if (reply.ok) setFindings(reply.data);
  }

  return (
    <details
      className={styles.past}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open) void look();
      }}
    >
      <summary>Changes if published again</summary>
      <p role="status">{said}</p>
      {findings !== null && findings.faults.length > 0 && <FindingsList findings={findings} />}
      {findings?.faults.length === 0 && <ChangesList changes={findings.changes} />}
    </details>
  );
}
