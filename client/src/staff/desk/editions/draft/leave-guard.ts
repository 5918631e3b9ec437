import type { DraftKeeper } from "./draft-keeper.ts";

/**
 * Protects unsaved typing when a tab is closed: it is saved as soon as the tab is hidden, and the browser asks before
 * closing a tab with unsaved typing. Returns the function that ends this.
 */
export function guardLeaving<Data extends object>(keeper: DraftKeeper<Data>): () => void {
  const hide = (): void => {
    if (document.visibilityState === "hidden") void keeper.flush();
  };
  const leave = (event: BeforeUnloadEvent): void => {
    if (keeper.state().saving.state === "saved") return;
    // The save runs while the browser asks.
    void keeper.flush();
    event.preventDefault();
  };
  document.addEventListener("visibilitychange", hide);
  window.addEventListener("beforeunload", leave);
  return () => {
    document.removeEventListener("visibilitychange", hide);
    window.removeEventListener("beforeunload", leave);
  };
}
