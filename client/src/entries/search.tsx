import { startSuggestions } from "../forms/search-suggestions.ts";

/** Called by the page script at the first focus of the search field. */
export function prepare(element: HTMLElement): () => void {
  return () => {
    startSuggestions(element);
    element.dataset.hydrated = "";
  };
}
