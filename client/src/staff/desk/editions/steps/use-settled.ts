import { useCallback, useEffect, useState } from "react";

/** Longer than the pause between two impatient presses. */
export const SETTLE_MS = 700;

/**
 * Whether something has been on screen for a moment without any press: a key held down, or pressed impatiently, is not
 * an answer to new content. `restart` begins the wait anew.
 */
export function useSettled(isThere: boolean): { hasSettled: boolean; restart: () => void } {
  const [hasSettled, setSettled] = useState(false);
  const [presses, setPresses] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each press begins it anew
  useEffect(() => {
    setSettled(false);
    if (!isThere) return;
    const timer = setTimeout(() => setSettled(true), SETTLE_MS);
    return () => clearTimeout(timer);
  }, [isThere, presses]);
  const restart = useCallback(() => setPresses((count) => count + 1), []);
  return { hasSettled: isThere && hasSettled, restart };
}
