import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import drawings from "../../generated/drawings.json" with { type: "json" };

/** Budgets for a river's path data, in bytes after gzip: home with its four must fit a first flight of 14.6 kB. */
const WIDE_BUDGET_BYTES = 2500;
const NARROW_BUDGET_BYTES = 1100;

test.each([
  ["heroWide", WIDE_BUDGET_BYTES],
  ["quoteWide", WIDE_BUDGET_BYTES],
  ["heroNarrow", NARROW_BUDGET_BYTES],
  ["quoteNarrow", NARROW_BUDGET_BYTES],
] as const)("%s keeps its budget", (name, budgetBytes) => {
  const { lines, gold } = drawings.rivers[name];
  expect(gzipSync([...lines, gold].join("\n")).length).toBeLessThan(budgetBytes);
});

test.each(["heroWide", "heroNarrow", "quoteWide", "quoteNarrow"] as const)("%s holds its stones", (name) => {
  const { stones, width, height } = drawings.rivers[name];
  expect(stones.length).toBeGreaterThan(0);
  for (const { x, y, r } of stones) {
    expect([x > r, x < width, y > r, y + r < height]).toEqual([true, true, true, true]);
  }
});
