import type { GrowthBlock } from "../../content/types.ts";

/** The label of a grid line: "₹2 cr" or "1.5x". The drawing chooses its grid itself; all other figures come as text. */
export function axisLabel(value: number, unit: GrowthBlock["unit"], decimals: number): string {
  return unit === "multiple" ? `${value.toFixed(Math.max(1, decimals))}x` : `₹${value.toFixed(decimals)} cr`;
}
