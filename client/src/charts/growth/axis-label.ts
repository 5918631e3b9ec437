import type { GrowthBlock } from "../../content/types.ts";

/** A line of the grid, which the drawing chooses itself: "₹2 cr", or "1.5x". All other figures come as text. */
export function axisLabel(value: number, unit: GrowthBlock["unit"], decimals: number): string {
  return unit === "multiple" ? `${value.toFixed(Math.max(1, decimals))}x` : `₹${value.toFixed(decimals)} cr`;
}
