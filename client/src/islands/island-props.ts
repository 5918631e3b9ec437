const BEYOND_ASCII = /[^\p{ASCII}]/gu;
const MARK = /\p{M}/u;

/**
 * An island's props as JSON for an attribute. Documents are in Unicode's form C, and some of the white space a form
 * looks for is not: characters that normalisation would change are escaped, so that no copy of the page changes a rule.
 */
export function islandProps(props: object): string {
  const json = JSON.stringify(props);
  return json === json.normalize() ? json : json.replace(BEYOND_ASCII, escapeUnlessNormal);
}

function escapeUnlessNormal(character: string): string {
  if (character === character.normalize() && !MARK.test(character)) return character;
  return Array.from({ length: character.length }, (_, at) => escapeUnit(character.charCodeAt(at))).join("");
}

function escapeUnit(unit: number): string {
  return `\\u${unit.toString(16).padStart(4, "0")}`;
}
