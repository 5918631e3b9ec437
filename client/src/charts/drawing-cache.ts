import { LRUCache } from "lru-cache";
import type { ReactElement } from "react";
import { drawOnServer } from "./served-drawing.ts";

/** The most characters in the cache, drawings and their figures together. The whole site uses a quarter of them. */
export const MOST_CACHED_CHARACTERS = 4_000_000;

const cache = new LRUCache<string, string>({
  maxSize: MOST_CACHED_CHARACTERS,
  sizeCalculation: (svg, key) => svg.length + key.length,
});

/**
 * The drawing of a chart, drawn once for the same figures, because recharts takes most of a page's rendering time.
 * `plot` names the kind of drawing. The chart's props must be plain data: they are part of the cache's key.
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
