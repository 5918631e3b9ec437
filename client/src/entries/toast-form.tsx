import { restoreTyping } from "../forms/kept-typing.ts";
import { ToastForm } from "../forms/toast-form.tsx";
import { hydrateIsland } from "../islands/hydrate-island.tsx";

/** Called by the page script at once; what was kept goes into the served fields before they come to life. */
export function prepare(element: HTMLElement): () => void {
  return () => {
    restoreTyping(element);
    hydrateIsland(element, ToastForm);
  };
}
