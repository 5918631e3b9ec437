import { type RefObject, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { fetchScripts } from "../../islands/fetch-scripts.ts";
import type { LivePhone } from "./live-phone.tsx";

/**
 * The script that formats the number and lists the countries: null until it is here, and what sends for it. A call
 * resolves when the script is rendered, to true, or does not come, to false; the next call then tries again.
 */
export function useLivePhone(
  inputRef: RefObject<HTMLElement | null>,
): [typeof LivePhone | null, () => Promise<boolean>] {
  const [part, setPart] = useState<typeof LivePhone | null>(null);
  const asked = useRef<Promise<boolean> | null>(null);

  const load = useRef((): Promise<boolean> => {
    asked.current ??= nextPaint()
      .then(() => {
        const later = inputRef.current?.closest<HTMLElement>("[data-island]")?.dataset.later;
        return later && fetchScripts(later);
      })
      .then(() => import("./live-phone.tsx"))
      .then(
        ({ LivePhone }) => {
          flushSync(() => setPart(() => LivePhone));
          return true;
        },
        () => {
          asked.current = null;
          return false;
        },
      );
    return asked.current;
  });

  return [part, load.current];
}

/** The touch that asks for the script is answered first; a page out of sight paints nothing. */
function nextPaint(): Promise<void> {
  if (document.hidden) return Promise.resolve();
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}
