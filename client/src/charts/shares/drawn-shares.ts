import type { Share } from "../../content/types.ts";

/** What recharts draws of shares. The labels write the values. */
export function drawnShares(parts: Share[]): { name: string; percent: number }[] {
  return parts.map(({ name, percent }) => ({ name, percent: percent.value }));
}
