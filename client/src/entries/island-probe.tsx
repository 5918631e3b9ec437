import { hydrateIsland } from "../islands/hydrate-island.tsx";
import { ProbeCounter } from "../islands/probe/probe-counter.tsx";

/** Called by the page script once the island is wanted. */
export function prepare(element: HTMLElement): () => void {
  return () => hydrateIsland(element, ProbeCounter);
}
