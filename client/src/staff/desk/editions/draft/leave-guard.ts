import type { DraftKeeper } from "./draft-keeper.ts";

/**
 * Lets nobody lose what is typed by closing the tab: it is saved as soon as the tab goes out of sight, and the browser
 * asks before a tab goes in which something is not saved. Returns what ends it.
 */
export function guardLeaving<Data extends object>(keeper: DraftKeeper<Data>): () => void {
  const hide = (): void => {
    if (document.visibilityState === "hidden") void keeper.flush();
  };
  const leave = (event: BeforeUnloadEvent): void => {
    if (keeper.state().saving.state === "saved") return;
    // It goes through while the browser asks.
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
