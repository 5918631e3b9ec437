import { type ReactElement, useEffect, useState } from "react";
import { useNavigate } from "react-router";
import type { QueryRecord } from "../../api/types.ts";
import { useSession } from "../session/session.tsx";
import { formOf } from "../shared/forms.ts";
import { type LinkedQuery, sectionAddress } from "../shared/sections.ts";
import { useMarkSeen } from "./data/use-mark-seen.ts";
import styles from "./query-section.module.css";
import { QuerySheet } from "./query-sheet.tsx";

const NOT_FOUND = 404;

/** The query a link names, open over its list. Closing it leaves the list's own address. */
export function LinkedQuerySheet({ linked: { kind, id } }: { linked: LinkedQuery }): ReactElement {
  const { ask } = useSession();
  const markSeen = useMarkSeen(kind);
  const navigate = useNavigate();
  const [record, setRecord] = useState<QueryRecord | null>(null);
  const [fault, setFault] = useState<string | null>(null);

  useEffect(() => {
    let isWanted = true;
    void ask<QueryRecord>("GET", `/api/${kind}-data/${id}`).then((reply) => {
      if (!isWanted) return;
      if (!reply.ok) {
        setFault(reply.status === NOT_FOUND ? "This query is no longer kept." : `Error: ${reply.message}`);
        return;
      }
      setRecord(reply.data);
      if (reply.data.seenAt === null) void markSeen(id);
    });
    return () => {
      isWanted = false;
    };
  }, [ask, markSeen, kind, id]);

  return (
    <>
      <div role="alert">{fault !== null && <p className={styles.fault}>{fault}</p>}</div>
      {record !== null && (
        <QuerySheet
          form={formOf(kind)}
          record={record}
          onClose={() => void navigate(sectionAddress(kind), { replace: true })}
        />
      )}
    </>
  );
}
