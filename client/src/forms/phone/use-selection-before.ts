import { type RefObject, useEffect, useRef } from "react";

/** Returns a function that restores the selection that a field had before its last change. */
export function useSelectionBefore(inputRef: RefObject<HTMLInputElement | null>): () => void {
  const selection = useRef<[number | null, number | null]>([null, null]);

  useEffect(() => {
    const input = inputRef.current;
    const note = (): void => {
      selection.current = [input?.selectionStart ?? null, input?.selectionEnd ?? null];
    };
    // React's own `onBeforeInput` reports neither deletions nor drops.
    input?.addEventListener("beforeinput", note);
    return () => input?.removeEventListener("beforeinput", note);
  }, [inputRef]);

  return () => inputRef.current?.setSelectionRange(...selection.current);
}
