import { useCallback, useLayoutEffect, useState } from "react";
import type { ContactList, QueryKind, QueryRecord, SpeakList } from "../../../api/types.ts";
import { useSession } from "../../session/session.tsx";
import { useQueryData } from "./query-data-provider.tsx";
import { listAddress, PAGE_SIZE } from "./query-filter.ts";

/** Where the shown rows stand in what the filter leaves. `offset` counts the rows before them. */
type PageFacts = { total: number; offset: number; nextCursor: string | null; at: Date };

/** Cursors of the pages turned since the filter was set; none on the first page. */
type Trail = { parameters: string; cursors: string[] };

/** The records stand under the kind's own name. */
type ListAnswer = Pick<ContactList, "total" | "nextCursor"> & Partial<ContactList & SpeakList>;

export type QueryList = {
  records: QueryRecord[];
  /** Null until the first page is there. */
  page: PageFacts | null;
  loading: boolean;
  error: string | null;
  retry: () => void;
  turnForward: () => void;
  turnBack: () => void;
};

/** One page of a list, fetched on arrival and whenever `parameters` or the page changes. Late answers are dropped. */
export function useQueryList(kind: QueryKind, parameters: string): QueryList {
  const { ask } = useSession();
  const { data, dispatch } = useQueryData();
  const [trail, setTrail] = useState<Trail>({ parameters, cursors: [] });
  const [page, setPage] = useState<PageFacts | null>(null);
  const [attempt, setAttempt] = useState(0);

  if (trail.parameters !== parameters) setTrail({ parameters, cursors: [] });
  const cursors = trail.parameters === parameters ? trail.cursors : [];
  const offset = cursors.length * PAGE_SIZE;
  const cursor = cursors.at(-1) ?? null;

  // Before anything is painted, so that an error of the list shown before never flashes up over this one.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `attempt` is there to fetch the same again
  useLayoutEffect(() => {
    let isWanted = true;
    dispatch({ type: "fetchPending" });
    void ask<ListAnswer>("GET", listAddress(kind, parameters, cursor)).then((reply) => {
      if (!isWanted) return;
      if (!reply.ok) return dispatch({ type: "fetchFailed", message: reply.message });
      const { total, nextCursor } = reply.data;
      dispatch({ type: "fetchSucceeded", kind, records: reply.data[kind] ?? [] });
      setPage({ total, offset, nextCursor, at: new Date() });
    });
    return () => {
      isWanted = false;
    };
  }, [ask, dispatch, kind, parameters, cursor, offset, attempt]);

  const nextCursor = page?.nextCursor ?? null;
  return {
    records: data.items[kind],
    page,
    loading: data.loading,
    error: data.error,
    retry: useCallback(() => setAttempt((count) => count + 1), []),
    turnForward: () => {
      if (nextCursor !== null && !data.loading) setTrail({ parameters, cursors: [...cursors, nextCursor] });
    },
    turnBack: () => {
      if (cursors.length > 0 && !data.loading) setTrail({ parameters, cursors: cursors.slice(0, -1) });
    },
  };
}
