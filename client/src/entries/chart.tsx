import { fetchScripts } from "../islands/fetch-scripts.ts";
import { trackPointer } from "../islands/track-pointer.ts";

/** The page script calls it at the first touch. It follows the pointer while the chart loads. */
export async function prepare(element: HTMLElement, intent?: Event): Promise<() => void> {
  const pointer = trackPointer(element, intent);
  try {
    await fetchScripts(element.dataset.later as string);
    const [{ replaceIsland }, { liveChart }] = await Promise.all([
      import("../islands/replace-island.tsx"),
      import("../charts/live/live-chart.tsx"),
    ]);
    return () => replaceIsland(element, liveChart(element, pointer.stop()));
  } catch (error) {
    pointer.stop();
    throw error;
  }
}
