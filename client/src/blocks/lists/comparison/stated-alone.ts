import type { ComparisonBlock, ComparisonRow, KeyTerm } from "../../../content/types.ts";

/** A strategy's address, and what it alone states. */
export type Column = { href: string; alone: KeyTerm[] };

/** So many portraits can be compared, so they are drawn. A single one is said in words. */
const FEWEST_PORTRAITS = 2;

/** Whether two or more state it. */
export function isShared({ values }: ComparisonRow): boolean {
  return values.filter((value) => value !== null).length > 1;
}

export function areDrawn({ strategies }: ComparisonBlock): boolean {
  return strategies.filter(({ portrait }) => portrait !== null).length >= FEWEST_PORTRAITS;
}

/** Whether the drawn portraits have every stated value of a row in their own words. */
export function isLabelled(block: ComparisonBlock, values: (string | null)[]): boolean {
  return (
    areDrawn(block) &&
    values.every((value, index) => {
      const portrait = block.strategies[index]?.portrait;
      const sums = [portrait?.tenLargest, portrait?.fiveSectors];
      return value === null || sums.some((sum) => sum?.withSign === value);
    })
  );
}

/** The columns with the rows that they alone state; a portrait that has no other beside it is one of them. */
export function columnsOf(block: ComparisonBlock): Column[] {
  const rows = block.rows.filter((row) => !isShared(row));
  return block.strategies.map(({ href, division }, index) => {
    const alone = rows.flatMap(({ label, values }) => {
      const value = values[index] ?? null;
      return value === null ? [] : [{ label, value }];
    });
    return {
      href,
      alone: division === null || areDrawn(block) ? alone : [...alone, division],
    };
  });
}
