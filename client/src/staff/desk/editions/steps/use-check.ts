import { useCallback, useMemo, useRef, useState } from "react";
import type { FindingsReply } from "../../../../api/types.ts";
import { useSession } from "../../../session/session.tsx";

/** Looks at an edition with the checks that a publication must pass. `Of` is what is looked at, such as a draft's state. */
export type Check<Of> = {
  /** What the last look found, and what it looked at: where that is another by now, the findings are old. */
  found: { findings: FindingsReply; of: Of } | null;
  isUnderWay: boolean;
  error: string | null;
  /** Ask the server; it takes a second or more, and typing goes on meanwhile. What looks before it find is not taken any more. */
  run: (of: Of) => Promise<void>;
  /** Take findings that came with another answer, in place of those of a look under way. */
  take: (findings: FindingsReply, of: Of) => void;
};

/** The check of one edition, which has not been looked at yet. */
export function useCheck<Of>(editionId: string): Check<Of> {
  const { ask } = useSession();
  const [found, setFound] = useState<Check<Of>["found"]>(null);
  const [isUnderWay, setUnderWay] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const lastLook = useRef(0);

  const run = useCallback(
    async (of: Of) => {
      lastLook.current += 1;
      const look = lastLook.current;
      setUnderWay(true);
      setError(null);
      const reply = await ask<FindingsReply>("POST", `/api/editions/${editionId}/check`, {});
      if (look !== lastLook.current) return;
      setUnderWay(false);
      if (reply.ok) setFound({ findings: reply.data, of });
      else setError(reply.message);
    },
    [ask, editionId],
  );
  const take = useCallback((findings: FindingsReply, of: Of) => {
    lastLook.current += 1;
    setUnderWay(false);
    setError(null);
    setFound({ findings, of });
  }, []);

  return useMemo(() => ({ found, isUnderWay, error, run, take }), [found, isUnderWay, error, run, take]);
}
