import { restoreDraft } from "../forms/draft.ts";
import { ReplacedForm } from "../forms/replaced-form.tsx";
import { hydrateIsland } from "../islands/hydrate-island.tsx";

/** Called by the page script at once; the draft goes into the served fields before they come to life. */
export function prepare(element: HTMLElement): () => void {
  return () => {
    restoreDraft(element);
    hydrateIsland(element, ReplacedForm);
  };
}
