import { useCallback, useEffect, useState } from "react";

/** Longer than the pause between two impatient presses. */
export const REST_MS = 700;

/**
 * Whether something has been on screen for a moment without any press: a key held down, or pressed impatiently, is not
 * an answer to new content. `disturb` restarts the wait.
 */
export function useRest(isThere: boolean): { hasRested: boolean; disturb: () => void } {
  const [hasRested, setRested] = useState(false);
  const [presses, setPresses] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each press begins it anew
  useEffect(() => {
    setRested(false);
    if (!isThere) return;
    const timer = setTimeout(() => setRested(true), REST_MS);
    return () => clearTimeout(timer);
  }, [isThere, presses]);
  const disturb = useCallback(() => setPresses((count) => count + 1), []);
  return { hasRested: isThere && hasRested, disturb };
}
