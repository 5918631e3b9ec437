import { useCallback, useEffect, useRef, useState } from "react";

/** A pending proof; `settle` reports whether it was given. */
export type ProofRequest = { settle: (isGiven: boolean) => void };

/**
 * Asks the current member for a fresh proof. Requests during a pending proof share it; if `member` changes, it counts
 * as not given.
 */
export function useProof(member: string | undefined): {
  request: ProofRequest | null;
  prove: () => Promise<boolean>;
  /** The pending proof, null if there is none. */
  underWay: () => Promise<boolean> | null;
} {
  const [request, setRequest] = useState<ProofRequest | null>(null);
  const waiting = useRef<{ proof: Promise<boolean>; settle: ProofRequest["settle"] } | null>(null);

  const prove = useCallback(() => {
    if (waiting.current === null) {
      const { promise, resolve } = Promise.withResolvers<boolean>();
      const settle = (isGiven: boolean): void => {
        waiting.current = null;
        setRequest(null);
        resolve(isGiven);
      };
      waiting.current = { proof: promise, settle };
      setRequest({ settle });
    }
    return waiting.current.proof;
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: it ends with the member
  useEffect(() => () => waiting.current?.settle(false), [member]);

  const underWay = useCallback(() => waiting.current?.proof ?? null, []);

  return { request, prove, underWay };
}
