const WORDS: Record<string, string> = {
  asOn: "As on",
  topTenPercent: "Top ten (%)",
  topFiveSectorsPercent: "Top 5 sectors (%)",
  equityPercent: "Equity (%)",
  weightPercent: "Weight (%)",
};
const TEXT_COLUMNS: ReadonlySet<string> = new Set(["company", "sector", "size", "theme", "band", "date"]);

/** A name of the data in words: "portfolioPercent" is "Portfolio (%)". */
export function labelOf(name: string): string {
  const known = Object.hasOwn(WORDS, name) ? WORDS[name] : undefined;
  if (known !== undefined) return known;
  const words = name
    .replace(/Percent$/, " (%)")
    .replaceAll(/(?<=[a-z0-9])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Whether a column holds numbers, which stand at the right. */
export function isNumeric(column: string): boolean {
  return !TEXT_COLUMNS.has(column);
}
