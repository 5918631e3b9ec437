import type { ReactElement } from "react";
import type { ChartFormat, ChartSize } from "../chart-format.ts";

/** What the crosshair reads at one place, ready to show. */
export type Reading = {
  heading: string;
  portfolio: { name: string; value: string };
  benchmark: { name: string; value: string };
  difference: { value: string; sign: number };
};

/** Where the tooltip hangs, in drawing units: beside `x` on the side with more room, below `y` or above it. */
export type Anchor = { x: number; y: number; above: boolean };

/**
 * A chart through which a crosshair moves; places are in drawing units. `marks` are a drawing of their own over or
 * under the plot, because drawing the plot again would be too slow for a pointer.
 */
export type LiveModel = {
  kind: "growth" | "returns";
  label: string;
  count: number;
  sizeOf: (format: ChartFormat) => ChartSize;
  plot: (format: ChartFormat) => ReactElement;
  marks: (format: ChartFormat, index: number) => ReactElement;
  indexAt: (format: ChartFormat, x: number, y: number) => number;
  anchorOf: (format: ChartFormat, index: number) => Anchor;
  reading: (index: number) => Reading;
};

/** The words of a reading for screen readers. */
export function spoken({ heading, portfolio, benchmark, difference }: Reading): string {
  return `${heading}: ${portfolio.name} ${portfolio.value}, ${benchmark.name} ${benchmark.value}, difference ${difference.value}`;
}
