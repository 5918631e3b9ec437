import { makeLive } from "../charts/live/live-chart.ts";

/** The page script calls it at the first touch. */
export function prepare(element: HTMLElement, intent?: Event): () => void {
  return () => makeLive(element, intent);
}
