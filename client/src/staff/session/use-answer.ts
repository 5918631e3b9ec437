import { useCallback, useEffect, useMemo, useState } from "react";
import { useSession } from "./session.tsx";

/** What an address answered: `data` stays while it is asked anew, and where that fails. */
export type Answer<Data> = { data: Data | null; error: string | null; refresh: () => void };

/**
 * Ask an address when it is first needed, when it or the `occasion` is another, and whenever `refresh` is called. Late
 * answers are dropped.
 */
export function useAnswer<Data>(address: string, occasion = ""): Answer<Data> {
  const { ask } = useSession();
  const [answer, setAnswer] = useState<{ data: Data | null; error: string | null }>({
    data: null,
    error: null,
  });
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: occasion and attempt are there to ask the same again
  useEffect(() => {
    let isWanted = true;
    void ask<Data>("GET", address).then((reply) => {
      if (!isWanted) return;
      setAnswer(({ data }) =>
        reply.ok ? { data: reply.data, error: null } : { data, error: reply.message },
      );
    });
    return () => {
      isWanted = false;
    };
  }, [ask, address, occasion, attempt]);

  const refresh = useCallback(() => setAttempt((count) => count + 1), []);
  return useMemo(() => ({ ...answer, refresh }), [answer, refresh]);
}
