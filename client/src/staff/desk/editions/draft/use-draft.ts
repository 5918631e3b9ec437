import { useEffect, useState, useSyncExternalStore } from "react";
import { useSession } from "../../../session/session.tsx";
import { useAnswer } from "../../../session/use-answer.ts";
import { DraftKeeper, type DraftState, type EditionView } from "./draft-keeper.ts";

/** The keeper of a draft; null while loading, after a failure, and while nobody is signed in. `retry` loads again. */
type LoadedDraft<Data extends object> = {
  keeper: DraftKeeper<Data> | null;
  error: string | null;
  retry: () => void;
};

/**
 * Load an edition and save its changes: `keeper.change` applies a change, `keeper.flush` saves at once (call it when a
 * field is left), `useDraftState` returns the state to draw. The keeper saves a last time when the component unmounts.
 */
export function useDraft<Data extends object>(editionId: string): LoadedDraft<Data> {
  const { ask, auth } = useSession();
  const username = auth.member?.username;
  const { data: view, error, refresh } = useAnswer<EditionView<Data>>(`/api/editions/${editionId}`);
  const [keeper, setKeeper] = useState<DraftKeeper<Data> | null>(null);

  useEffect(() => {
    if (view === null || username === undefined) return;
    const made = new DraftKeeper(view, ask, username);
    setKeeper(made);
    return () => made.close();
  }, [view, ask, username]);

  return { keeper, error, retry: refresh };
}

/** The keeper's current state; each change rerenders the component. */
export function useDraftState<Data extends object>(keeper: DraftKeeper<Data>): DraftState<Data> {
  return useSyncExternalStore(keeper.subscribe, keeper.state);
}
