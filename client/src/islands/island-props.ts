const BEYOND_ASCII = /[^\p{ASCII}]/gu;
const MARK = /\p{M}/u;

/**
 * An island's props as JSON for an attribute. The whole document is normalised to Unicode's form C. A form's rules name
 * white space that this would change. So such characters are escaped.
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
