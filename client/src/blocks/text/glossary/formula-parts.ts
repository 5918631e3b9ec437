/** The parts of a formula between which a line may end: before a sign, but not within brackets. */
export function formulaParts(formula: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  for (const word of formula.split(" ")) {
    const mayBreak = depth === 0 && /^[÷×−]$/.test(word);
    parts.push(parts.length === 0 || mayBreak ? word : `${parts.pop()} ${word}`);
    depth += word.split("(").length - word.split(")").length;
  }
  return parts;
}
