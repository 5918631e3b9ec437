import { useEffect, useRef } from "react";

/** Calls `onEnd` once after so many milliseconds; while it is held, no time passes. */
export function useCountdown(durationMs: number, isHeld: boolean, onEnd: () => void): void {
  const remainingMs = useRef(durationMs);
  const end = useRef(onEnd);
  useEffect(() => {
    end.current = onEnd;
  });
  useEffect(() => {
    if (isHeld) return;
    const startedAt = performance.now();
    const timer = setTimeout(() => end.current(), remainingMs.current);
    return () => {
      clearTimeout(timer);
      remainingMs.current -= performance.now() - startedAt;
    };
  }, [isHeld]);
}
