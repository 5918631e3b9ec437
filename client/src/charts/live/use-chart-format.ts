import { useSyncExternalStore } from "react";
import { type ChartFormat, PHONE_QUERY } from "../chart-format.ts";

/** The drawing the stylesheet would show now. */
export function useChartFormat(): ChartFormat {
  return useSyncExternalStore(subscribe, () => (matchMedia(PHONE_QUERY).matches ? "phone" : "wide"));
}

function subscribe(changed: () => void): () => void {
  const query = matchMedia(PHONE_QUERY);
  query.addEventListener("change", changed);
  return () => query.removeEventListener("change", changed);
}
