import { readFileSync } from "node:fs";
import { FONTS, type FontRole } from "../../src/styles/theme.ts";
import { FONT_FACTS_FILE, fontFile } from "./font-files.ts";
import { type FontFacts, type FontName, WEIGHTS } from "./font-subsets.ts";

/** Accented letters of Latin-1, without the two signs of arithmetic among them. */
const ACCENTED_RANGE = "U+C0-D6, U+D8-F6, U+F8-FF";

/** Bytes of a cut font. Throws when `build-assets` has not run. */
export function readFont(name: FontName): Buffer {
  return readFileSync(fontFile(`${name}.woff2`));
}

/**
 * The `@font-face` rules, with the address of each file, and the properties `--font-<role>`. Until a font is loaded, a
 * fallback with the same metrics stands in, so that the swap moves nothing.
 */
export function fontCss(urls: Record<FontName, string>): string {
  const facts: Record<FontRole, FontFacts> = JSON.parse(readFileSync(FONT_FACTS_FILE, "utf8"));
  const roles = Object.keys(FONTS) as FontRole[];
  const faces = roles.flatMap((role) => [
    // If two faces have a character, browsers use the later one.
    faceRule(facts[role].family, urls[role], ""),
    faceRule(facts[role].family, urls[`${role}-accented`], `unicode-range: ${ACCENTED_RANGE};`),
    facts[role].fallbackFace,
  ]);
  const properties = roles.map((role) => {
    const { family } = facts[role];
    return `--font-${role}: "${family}", "${family} Fallback", ${FONTS[role].fallback}, ${FONTS[role].generic};`;
  });
  return `${faces.join("\n")}\n:root { ${properties.join(" ")} }\n`;
}

function faceRule(family: string, url: string, range: string): string {
  return `@font-face { font-family: "${family}"; src: url("${url}"); font-weight: ${WEIGHTS.min} ${WEIGHTS.max}; font-display: swap; ${range} }`;
}
