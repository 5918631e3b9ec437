import { useCallback, useLayoutEffect, useState } from "react";
import type { ContactList, ListName, QueryRecord } from "../../../api/types.ts";
import { useSession } from "../../session/session.tsx";
import { useQueryData } from "./query-data-provider.tsx";
import { listAddress } from "./query-filter.ts";

/** The position of the shown rows in the filtered list. `offset` counts the rows before them, `number` the pages. */
type PageFacts = Pick<ContactList, "total" | "nextCursor"> & {
  number: number;
  offset: number;
  at: Date;
};

/** Where a page begins. */
type Begin = { cursor: string; offset: number };

/** The pages turned since the filter was set; none on the first page. */
type Trail = { parameters: string; begins: Begin[] };

/** The records are under the list's name. */
type ListAnswer = Pick<ContactList, "total" | "nextCursor"> & Partial<Record<ListName, QueryRecord[]>>;

export type QueryList = {
  records: QueryRecord[];
  /** Null until the first page is loaded. */
  page: PageFacts | null;
  loading: boolean;
  error: string | null;
  retry: () => void;
  turnForward: () => void;
  turnBack: () => void;
};

/** One page of a list, fetched on arrival and whenever `parameters` or the page changes. Late answers are dropped. */
export function useQueryList(listName: ListName, parameters: string): QueryList {
  const { ask } = useSession();
  const { data, dispatch } = useQueryData();
  const [trail, setTrail] = useState<Trail>({ parameters, begins: [] });
  const [page, setPage] = useState<PageFacts | null>(null);
  const [attempt, setAttempt] = useState(0);

  if (trail.parameters !== parameters) setTrail({ parameters, begins: [] });
  const begins = trail.parameters === parameters ? trail.begins : [];
  const number = begins.length + 1;
  const { cursor, offset } = begins.at(-1) ?? { cursor: null, offset: 0 };

  // Before painting, so that an error of the previous list never appears on this one.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `attempt` is there to fetch the same again
  useLayoutEffect(() => {
    let isWanted = true;
    dispatch({ type: "fetchPending" });
    void ask<ListAnswer>("GET", listAddress(listName, parameters, cursor)).then((reply) => {
      if (!isWanted) return;
      if (!reply.ok) return dispatch({ type: "fetchFailed", message: reply.message });
      const { total, nextCursor } = reply.data;
      dispatch({ type: "fetchSucceeded", listName, records: reply.data[listName] ?? [] });
      setPage({ total, number, offset, nextCursor, at: new Date() });
    });
    return () => {
      isWanted = false;
    };
  }, [ask, dispatch, listName, parameters, cursor, number, offset, attempt]);

  const nextCursor = page?.nextCursor ?? null;
  return {
    records: data.items[listName],
    page,
    loading: data.loading,
    error: data.error,
    retry: useCallback(() => setAttempt((count) => count + 1), []),
    turnForward: () => {
      if (nextCursor === null || data.loading) return;
      const begin = { cursor: nextCursor, offset: offset + data.items[listName].length };
      setTrail({ parameters, begins: [...begins, begin] });
    },
    turnBack: () => {
      if (begins.length > 0 && !data.loading) setTrail({ parameters, begins: begins.slice(0, -1) });
    },
  };
}
