import type { Definition, Inline } from "../../../content/types.ts";

const FEWEST_ITEMS = 6;
const LONGEST_DETAIL_CHARACTERS = 60;

/** Whether a list of terms is long and each detail short enough, one paragraph of a line or two, for two columns. */
export function fitsTwoColumns(items: Definition[]): boolean {
  return items.length >= FEWEST_ITEMS && items.every(({ detail }) => isShort(detail));
}

function isShort(detail: Definition["detail"]): boolean {
  const [only, ...more] = detail;
  return (
    only?.kind === "paragraph" && more.length === 0 && lengthOf(only.inlines) <= LONGEST_DETAIL_CHARACTERS
  );
}

function lengthOf(inlines: Inline[]): number {
  return inlines.reduce((sum, { text }) => sum + text.length, 0);
}
