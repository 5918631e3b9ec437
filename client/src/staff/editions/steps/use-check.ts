import { useCallback, useMemo, useState } from "react";
import type { FindingsReply } from "../../../api/types.ts";
import { useSession } from "../../session/session.tsx";

/** A look at an edition. `version` is the draft's at that look: another one since makes the findings old. */
export type Check = {
  findings: FindingsReply | null;
  version: number | null;
  isUnderWay: boolean;
  error: string | null;
  /** Ask the server; it takes a second or more, and typing goes on meanwhile. */
  run: (version: number) => Promise<void>;
  /** Take findings that came with another answer. */
  take: (findings: FindingsReply, version: number) => void;
};

/** Looks at an edition with the checks that a publication must pass. */
export function useCheck(editionId: string): Check {
  const { ask } = useSession();
  const [found, setFound] = useState<{ findings: FindingsReply; version: number } | null>(null);
  const [isUnderWay, setUnderWay] = useState(false);
  const [error, setError] = useState<string | null>(null);

  const run = useCallback(
    async (version: number) => {
      setUnderWay(true);
      const reply = await ask<FindingsReply>("POST", `/api/editions/${editionId}/check`, {});
      setUnderWay(false);
      setError(reply.ok ? null : reply.message);
      if (reply.ok) setFound({ findings: reply.data, version });
    },
    [ask, editionId],
  );
  const take = useCallback((findings: FindingsReply, version: number) => {
    setFound({ findings, version });
  }, []);

  return useMemo(() => {
    const { findings, version } = found ?? { findings: null, version: null };
    return { findings, version, isUnderWay, error, run, take };
  }, [found, isUnderWay, error, run, take]);
}
