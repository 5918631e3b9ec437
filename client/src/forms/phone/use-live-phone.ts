import { type RefObject, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { fetchScripts } from "../../islands/fetch-scripts.ts";
import type { LivePhone } from "./live-phone.tsx";

/**
 * The component that formats the number and lists the countries, null until it is loaded, and the function that loads
 * it. That function resolves to true once the component is rendered, or to false if loading fails; the next call then
 * tries again.
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

/**
 * Waits for the next paint, so that the browser answers the touch first. A hidden page paints nothing, so nobody waits
 * there.
 */
function nextPaint(): Promise<void> {
  if (document.hidden) return Promise.resolve();
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}
