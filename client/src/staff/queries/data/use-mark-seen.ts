import { useCallback } from "react";
import type { ListName } from "../../../api/types.ts";
import { useDashboard } from "../../session/dashboard-provider.tsx";
import { useSession } from "../../session/session.tsx";
import { useQueryData } from "./query-data-provider.tsx";

/** Returns a function that marks a query as opened, on the server, in the list and in the counts. */
export function useMarkSeen(listName: ListName): (id: string) => Promise<void> {
  const { ask } = useSession();
  const { dispatch } = useQueryData();
  const { refresh } = useDashboard();
  return useCallback(
    async (id) => {
      const { ok } = await ask("POST", `/api/${listName}-data/${encodeURIComponent(id)}/seen`);
      if (!ok) return;
      dispatch({ type: "seen", listName, id, at: new Date().toISOString() });
      refresh();
    },
    [ask, dispatch, refresh, listName],
  );
}
