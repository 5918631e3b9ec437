import { FormWithThanks } from "../forms/form-with-thanks.tsx";
import { restoreTyping } from "../forms/kept-typing.ts";
import { hydrateIsland } from "../islands/hydrate-island.tsx";

/** The page script calls it at once. Kept typing goes into the served fields before they are hydrated. */
export function prepare(element: HTMLElement): () => void {
  return () => {
    restoreTyping(element);
    hydrateIsland(element, FormWithThanks);
  };
}
