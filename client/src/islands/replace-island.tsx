import type { ReactElement } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";

const FOCUSABLE = "[tabindex='0']";

/**
 * Browser side of a served island: renders `content` out of sight, then puts it in the place of the served markup in
 * one step. Focus stays where it was. Throws what rendering throws and leaves the served markup standing.
 */
export function replaceIsland(element: HTMLElement, content: ReactElement): void {
  const stage = document.createElement("div");
  const failures: unknown[] = [];
  const root = createRoot(stage, { onUncaughtError: (error) => failures.push(error) });
  flushSync(() => root.render(content));
  if (failures.length > 0) {
    root.unmount();
    throw failures[0];
  }
  const hadFocus = element.contains(document.activeElement);
  element.replaceChildren(stage);
  if (hadFocus) stage.querySelector<HTMLElement>(FOCUSABLE)?.focus({ preventScroll: true });
  element.dataset.hydrated = "";
}
