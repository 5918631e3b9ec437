/**
 * Figures in an island's props, for a live chart: the values to draw, and their spellings joined into one text, because
 * every quote takes six bytes in an attribute.
 */
export type PackedFigures = { values: number[]; shown: string };

/** The separator: no figure and no name of a period contains it. */
const BETWEEN = "|";

/** Spellings as one text. */
export function packSpellings(spellings: string[]): string {
  return spellings.join(BETWEEN);
}

/** The spellings of such a text, in their order. */
export function unpackSpellings(packed: string): string[] {
  return packed.split(BETWEEN);
}
