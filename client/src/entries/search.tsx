import { startSuggestions } from "../forms/search-suggestions.ts";

/** The page script calls it at the first touch of the search field. */
export function prepare(element: HTMLElement): () => void {
  return () => {
    startSuggestions(element);
    element.dataset.hydrated = "";
  };
}
