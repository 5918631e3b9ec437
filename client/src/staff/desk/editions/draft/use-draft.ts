import { useEffect, useState, useSyncExternalStore } from "react";
import { useSession } from "../../../session/session.tsx";
import { useAnswer } from "../../../session/use-answer.ts";
import { type DraftState, DraftStore, type EditionView } from "./draft-store.ts";

/** The store of a draft; null while loading, after a failure, and while nobody is signed in. `retry` loads again. */
type LoadedDraft<Data extends object> = {
  store: DraftStore<Data> | null;
  error: string | null;
  retry: () => void;
};

/**
 * Load an edition and save its changes: `store.change` applies a change, `store.flush` saves at once (call it when a
 * field is left), `useDraftState` returns the state to render. The store saves a last time when the component unmounts.
 */
export function useDraft<Data extends object>(editionId: string): LoadedDraft<Data> {
  const { ask, auth } = useSession();
  const username = auth.member?.username;
  const { data: view, error, refresh } = useAnswer<EditionView<Data>>(`/api/editions/${editionId}`);
  const [store, setStore] = useState<DraftStore<Data> | null>(null);

  useEffect(() => {
    if (view === null || username === undefined) return;
    const made = new DraftStore(view, ask, username);
    setStore(made);
    return () => made.close();
  }, [view, ask, username]);

  return { store, error, retry: refresh };
}

/** The store's current state; each change rerenders the component. */
export function useDraftState<Data extends object>(store: DraftStore<Data>): DraftState<Data> {
  return useSyncExternalStore(store.subscribe, store.state);
}
