import type { ComparisonBlock, ComparisonRow, KeyTerm } from "../../../content/types.ts";

/** A strategy's address, and what it alone states. */
export type Column = { href: string; alone: KeyTerm[] };

/** Whether two or more state it. */
export function isShared({ values }: ComparisonRow): boolean {
  return values.filter((value) => value !== null).length > 1;
}

/** Whether the drawn portraits have every stated value of a row in their own words. */
export function isLabelled(block: ComparisonBlock, values: (string | null)[]): boolean {
  return values.every((value, index) => {
    const portrait = block.strategies[index]?.portrait;
    const sums = [portrait?.tenLargest, portrait?.fiveSectors];
    return value === null || sums.some((sum) => sum?.withSign === value);
  });
}

/** The columns with the rows that they alone state. */
export function columnsOf(block: ComparisonBlock): Column[] {
  const rows = block.rows.filter((row) => !isShared(row));
  return block.strategies.map(({ href }, index) => ({
    href,
    alone: rows.flatMap(({ label, values }) => {
      const value = values[index] ?? null;
      return value === null ? [] : [{ label, value }];
    }),
  }));
}
