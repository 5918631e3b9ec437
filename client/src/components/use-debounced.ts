import { useEffect, useState } from "react";

/** The text once it has not changed for `delayMs`; an emptied one at once. */
export function useDebounced(text: string, delayMs: number): string {
  const [settled, setSettled] = useState(text);
  const isEmptied = text === "";
  if (isEmptied && settled !== "") setSettled("");
  useEffect(() => {
    if (isEmptied) return;
    const timer = setTimeout(() => setSettled(text), delayMs);
    return () => clearTimeout(timer);
  }, [text, isEmptied, delayMs]);
  return isEmptied ? "" : settled;
}
