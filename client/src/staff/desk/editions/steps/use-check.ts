import { useCallback, useMemo, useRef, useState } from "react";
import type { FindingsReply } from "../../../../api/types.ts";
import { useSession } from "../../../session/session.tsx";

/** Checks an edition as for a publication. `Of` is the checked state, such as a draft's. */
export type Check<Of> = {
  /** The last findings and the state they belong to: if the state has changed, they are outdated. */
  found: { findings: FindingsReply; of: Of } | null;
  isUnderWay: boolean;
  error: string | null;
  /**
   * Ask the server, which takes a second or more; typing may continue meanwhile. Findings of earlier requests are
   * dropped.
   */
  run: (of: Of) => Promise<void>;
  /** Take over findings from another answer, in place of a running check. */
  take: (findings: FindingsReply, of: Of) => void;
};

/** Returns the check of one edition, not run yet. */
export function useCheck<Of>(editionId: string): Check<Of> {
  const { ask } = useSession();
  const [found, setFound] = useState<Check<Of>["found"]>(null);
  const [isUnderWay, setUnderWay] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const lastRun = useRef(0);

  const run = useCallback(
    async (of: Of) => {
      lastRun.current += 1;
      const thisRun = lastRun.current;
      setUnderWay(true);
      setError(null);
      const reply = await ask<FindingsReply>("POST", `/api/editions/${editionId}/check`, {});
      if (thisRun !== lastRun.current) return;
      setUnderWay(false);
      if (reply.ok) setFound({ findings: reply.data, of });
      else setError(reply.message);
    },
    [ask, editionId],
  );
  const take = useCallback((findings: FindingsReply, of: Of) => {
    lastRun.current += 1;
    setUnderWay(false);
    setError(null);
    setFound({ findings, of });
  }, []);

  return useMemo(() => ({ found, isUnderWay, error, run, take }), [found, isUnderWay, error, run, take]);
}
