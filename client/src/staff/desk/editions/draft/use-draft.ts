import { useEffect, useState, useSyncExternalStore } from "react";
import { useSession } from "../../../session/session.tsx";
import { useAnswer } from "../../../session/use-answer.ts";
import { DraftKeeper, type DraftState, type EditionView } from "./draft-keeper.ts";

/** The keeper of a draft, null while it is loaded, where that failed, and while nobody is signed in; `retry` asks again. */
type LoadedDraft<Data extends object> = {
  keeper: DraftKeeper<Data> | null;
  error: string | null;
  retry: () => void;
};

/**
 * Load an edition and keep what is typed into it: `keeper.change` takes a change, `keeper.flush` saves at once (call it
 * when a field is left), `useDraftState` draws it. The keeper saves a last time when the component goes.
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

/** What a keeper holds now; the component is drawn anew with each change. */
export function useDraftState<Data extends object>(keeper: DraftKeeper<Data>): DraftState<Data> {
  return useSyncExternalStore(keeper.subscribe, keeper.state);
}
