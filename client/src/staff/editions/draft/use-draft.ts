import { useCallback, useEffect, useState, useSyncExternalStore } from "react";
import { useSession } from "../../session/session.tsx";
import { DraftKeeper, type DraftState, type EditionView } from "./draft-keeper.ts";

/** Where loading stands; `retry` asks again. */
export type LoadedDraft<Data extends object> =
  | { keeper: DraftKeeper<Data>; error: null; retry: () => void }
  | { keeper: null; error: string | null; retry: () => void };

/**
 * Load an edition and keep what is typed into it: `keeper.change` takes a change, `keeper.flush` saves at once (call it
 * when a field is left), `useDraftState` draws it. The keeper saves a last time when the component goes.
 */
export function useDraft<Data extends object>(editionId: string): LoadedDraft<Data> {
  const { ask } = useSession();
  const [keeper, setKeeper] = useState<DraftKeeper<Data> | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `attempt` is there to ask again
  useEffect(() => {
    let made: DraftKeeper<Data> | null = null;
    let isWanted = true;
    setKeeper(null);
    setError(null);
    void ask<EditionView<Data>>("GET", `/api/editions/${editionId}`).then((reply) => {
      if (!isWanted) return;
      if (!reply.ok) return setError(reply.message);
      made = new DraftKeeper(reply.data, ask);
      setKeeper(made);
    });
    return () => {
      isWanted = false;
      made?.close();
    };
  }, [ask, editionId, attempt]);

  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  return keeper === null ? { keeper, error, retry } : { keeper, error: null, retry };
}

/** What a keeper holds now; the component is drawn anew with each change. */
export function useDraftState<Data extends object>(keeper: DraftKeeper<Data>): DraftState<Data> {
  return useSyncExternalStore(keeper.subscribe, keeper.state);
}
