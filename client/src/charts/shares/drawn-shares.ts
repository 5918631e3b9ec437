import type { Share } from "../../content/types.ts";

/** What recharts draws of shares; how they are spelt stays with the labels. */
export function drawnShares(parts: Share[]): { name: string; percent: number }[] {
  return parts.map(({ name, percent }) => ({ name, percent: percent.value }));
}
