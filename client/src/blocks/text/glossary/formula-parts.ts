/** The longest part that fits the narrowest phone. */
const LONGEST_UNBROKEN = 40;

/**
 * The parts of a formula between which a line may end: before a sign, but not within brackets. A part that is too long
 * for a line is cut into words.
 */
export function formulaParts(formula: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  for (const word of formula.split(" ")) {
    const mayBreak = depth === 0 && /^[÷×−]$/.test(word);
    parts.push(parts.length === 0 || mayBreak ? word : `${parts.pop()} ${word}`);
    depth += word.split("(").length - word.split(")").length;
  }
  return parts.flatMap((part) => (part.length > LONGEST_UNBROKEN ? part.split(/(?<![=÷×−]) /) : [part]));
}
