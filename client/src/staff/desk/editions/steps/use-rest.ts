import { useCallback, useEffect, useState } from "react";

/** Longer than the pause between two presses of somebody who presses again and again. */
export const REST_MS = 700;

/**
 * Whether something has stood on the screen for a moment, and nothing was pressed meanwhile: a key that is held down, or
 * pressed in impatience, is no answer to what has only just come. `disturb` begins the moment anew.
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
