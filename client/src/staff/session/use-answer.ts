import { useCallback, useEffect, useMemo, useState } from "react";
import { useSession } from "./session.tsx";

/** The answer of an address; `data` stays during a new request and after its failure. */
export type Answer<Data> = { data: Data | null; error: string | null; refresh: () => void };

/**
 * Request an address at first use, when it or `refetchKey` changes, and on `refresh`. Late answers are dropped.
 */
export function useAnswer<Data>(address: string, refetchKey = ""): Answer<Data> {
  const { ask } = useSession();
  const [answer, setAnswer] = useState<{ data: Data | null; error: string | null }>({
    data: null,
    error: null,
  });
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: refetchKey and attempt are there to ask the same again
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
  }, [ask, address, refetchKey, attempt]);

  const refresh = useCallback(() => setAttempt((count) => count + 1), []);
  return useMemo(() => ({ ...answer, refresh }), [answer, refresh]);
}
