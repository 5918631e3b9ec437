import { pathNumber } from "../path-number.ts";

/** The frame is as wide as this, and each branch as high. */
export const UNIT = 100;

const GAP = 5;

/** For each branch, its lines as path data, from one bundle at the left to the middle of its own row at the right. */
export function branchLines(counts: number[]): string[] {
  const total = counts.reduce((sum, count) => sum + count, 0);
  const middle = (counts.length * UNIT) / 2;
  let before = 0;
  return counts.map((count, row) => {
    const start = before;
    before += count;
    return Array.from({ length: count }, (_, place) => {
      const from = pathNumber(middle + GAP * (start + place - (total - 1) / 2));
      const to = pathNumber(UNIT * (row + 0.5) + GAP * (place - (count - 1) / 2));
      return `M0 ${from}C50 ${from} 50 ${to} ${UNIT} ${to}`;
    }).join("");
  });
}
