import { LRUCache } from "lru-cache";
import type { ReactElement } from "react";
import { drawOnServer } from "./served-drawing.ts";

/** Characters of drawings and of the figures they were made of; the whole site uses a quarter of them. */
export const MOST_CACHED_CHARACTERS = 4_000_000;

const cache = new LRUCache<string, string>({
  maxSize: MOST_CACHED_CHARACTERS,
  sizeCalculation: (svg, key) => svg.length + key.length,
});

/**
 * The drawing of a chart, drawn once for the same figures: recharts takes most of the time a page takes.
 * `plot` names what draws; the chart's props must be plain data, because they decide whether two charts are the same.
 */
export function cachedDrawing(plot: string, chart: ReactElement<object>): string {
  const key = `${plot} ${JSON.stringify(chart.props, refuseFunctions)}`;
  const known = cache.get(key);
  if (known !== undefined) return known;
  const svg = drawOnServer(chart);
  cache.set(key, svg);
  return svg;
}

function refuseFunctions(name: string, value: unknown): unknown {
  if (typeof value === "function") throw new Error(`The chart's property ${name} is a function, not data`);
  return value;
}
