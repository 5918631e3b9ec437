import { useCallback, useEffect, useState } from "react";
import { useSession } from "../../session/session.tsx";

/** What an address answered: `data` stays while it is asked anew, and where that fails. */
export type Answer<Data> = { data: Data | null; error: string | null; refresh: () => void };

/** Ask an address when it is first needed, when it changes, and whenever `refresh` is called. Late answers are dropped. */
export function useAnswer<Data>(address: string): Answer<Data> {
  const { ask } = useSession();
  const [answer, setAnswer] = useState<{ data: Data | null; error: string | null }>({
    data: null,
    error: null,
  });
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `attempt` is there to ask again
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
  }, [ask, address, attempt]);

  const refresh = useCallback(() => setAttempt((count) => count + 1), []);
  return { ...answer, refresh };
}
