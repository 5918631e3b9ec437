import { readFileSync } from "node:fs";
import path from "node:path";
import { GENERATED_DIR } from "../settings/paths.ts";
import { type FontName, WEIGHTS } from "./font-subsets.ts";

const FAMILIES = { display: "Eczar", text: "Anek" } as const;

type Family = keyof typeof FAMILIES;

/** Accented letters of Latin-1, without the two signs of arithmetic among them. */
const ACCENTED_RANGE = "U+C0-D6, U+D8-F6, U+F8-FF";

/** Fallbacks with the families' own metrics, so that the swap moves nothing. */
const FALLBACKS = `
@font-face { font-family: "Eczar Fallback"; src: local("Georgia"); size-adjust: 98.25%; ascent-override: 116.34%; descent-override: 64.53%; line-gap-override: 0%; }
@font-face { font-family: "Anek Fallback"; src: local("Arial"); size-adjust: 93.99%; ascent-override: 95.76%; descent-override: 21.28%; line-gap-override: 0%; }
`;

/** Bytes of a cut font. Throws when `build-assets` has not run. */
export function readFont(name: FontName): Buffer {
  return readFileSync(path.join(GENERATED_DIR, "fonts", `${name}.woff2`));
}

/** The `@font-face` rules, with the address of each file. */
export function fontFaceCss(urls: Record<FontName, string>): string {
  const families: Family[] = ["display", "text"];
  return families.map((family) => familyRules(family, urls)).join("") + FALLBACKS;
}

/** Of two faces that hold a character the latter counts. */
function familyRules(family: Family, urls: Record<FontName, string>): string {
  return [
    faceRule(family, urls[family], ""),
    faceRule(family, urls[`${family}-accented`], `unicode-range: ${ACCENTED_RANGE};`),
  ].join("");
}

function faceRule(family: Family, url: string, range: string): string {
  return `
@font-face { font-family: "${FAMILIES[family]}"; src: url("${url}"); font-weight: ${WEIGHTS.min} ${WEIGHTS.max}; font-display: swap; ${range} }
`;
}
