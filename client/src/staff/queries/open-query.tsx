import { type ReactElement, useEffect, useState } from "react";
import { useNavigate } from "react-router";
import type { ListName, QueryRecord } from "../../api/types.ts";
import { useSession } from "../session/session.tsx";
import { formOf } from "../shared/forms.ts";
import { sectionAddress } from "../shared/sections.ts";
import { useSelection } from "../shared/selection.ts";
import { useMarkSeen } from "./data/use-mark-seen.ts";
import { QueryPane } from "./query-pane.tsx";
import styles from "./query-section.module.css";

const NOT_FOUND = 404;

/** The query in the address, open over its list, which may have it loaded. Closing it returns to the list. */
export function OpenQuery({
  listName,
  id,
  listed,
}: {
  listName: ListName;
  id: string;
  listed: QueryRecord | undefined;
}): ReactElement {
  const { ask } = useSession();
  const markSeen = useMarkSeen(listName);
  const navigate = useNavigate();
  const { isOpenedOver } = useSelection();
  const [linked, setLinked] = useState<QueryRecord | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const [isListed] = useState(listed !== undefined);
  const record = listed ?? linked;
  const isNew = record !== null && record.seenAt === null;

  useEffect(() => {
    if (isListed) return;
    let isWanted = true;
    void ask<QueryRecord>("GET", `/api/${listName}-data/${id}`).then((reply) => {
      if (!isWanted) return;
      if (reply.ok) setLinked(reply.data);
      else setFault(reply.status === NOT_FOUND ? "This query has been deleted." : `Error: ${reply.message}`);
    });
    return () => {
      isWanted = false;
    };
  }, [ask, isListed, listName, id]);

  useEffect(() => {
    if (isNew) void markSeen(id);
  }, [isNew, markSeen, id]);

  function close(): void {
    if (isOpenedOver) void navigate(-1);
    else void navigate(sectionAddress(listName), { replace: true });
  }

  return (
    <>
      <div role="alert">{fault !== null && <p className={styles.fault}>{fault}</p>}</div>
      {record !== null && <QueryPane form={formOf(listName)} record={record} onClose={close} />}
    </>
  );
}
