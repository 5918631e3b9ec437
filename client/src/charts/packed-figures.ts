/**
 * Figures on their way to a live chart, as its island carries them: the values that are drawn, and their spellings in
 * one text, because every quote costs six bytes in an attribute.
 */
export type PackedFigures = { values: number[]; shown: string };

/** A sign that no figure and no name of a period has. */
const BETWEEN = "|";

/** Spellings as one text. */
export function packSpellings(spellings: string[]): string {
  return spellings.join(BETWEEN);
}

/** The spellings of such a text, in their order. */
export function unpackSpellings(packed: string): string[] {
  return packed.split(BETWEEN);
}
