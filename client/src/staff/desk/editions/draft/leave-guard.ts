import type { DraftStore } from "./draft-store.ts";

/**
 * Protects unsaved typing when a tab is closed: it is saved as soon as the tab is hidden, and the browser asks before
 * closing a tab with unsaved typing. Returns the function that ends this.
 */
export function guardLeaving<Data extends object>(store: DraftStore<Data>): () => void {
  const hide = (): void => {
    if (document.visibilityState === "hidden") void store.flush();
  };
  const leave = (event: BeforeUnloadEvent): void => {
    if (store.state().saving.state === "saved") return;
    // The save runs while the browser asks.
    void store.flush();
    event.preventDefault();
  };
  document.addEventListener("visibilitychange", hide);
  window.addEventListener("beforeunload", leave);
  return () => {
    document.removeEventListener("visibilitychange", hide);
    window.removeEventListener("beforeunload", leave);
  };
}
