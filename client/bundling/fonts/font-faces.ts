import { readFileSync } from "node:fs";
import path from "node:path";
import { GENERATED_DIR } from "../settings/paths.ts";
import type { FontName } from "./font-subsets.ts";

type Family = { family: string; weights: string; rupee: FontName };

const FAMILIES: Record<"display" | "text", Family> = {
  display: { family: "Eczar Variable", weights: "400 600", rupee: "display-rupee" },
  text: { family: "Anek Latin Variable", weights: "300 650", rupee: "text-rupee" },
};

/** Fallbacks with the families' own metrics, so that the swap moves nothing. */
const FALLBACKS = `
@font-face { font-family: "Eczar Fallback"; src: local("Georgia"); size-adjust: 98.25%; ascent-override: 116.34%; descent-override: 64.53%; line-gap-override: 0%; }
@font-face { font-family: "Anek Fallback"; src: local("Arial"); size-adjust: 93.99%; ascent-override: 95.76%; descent-override: 21.28%; line-gap-override: 0%; }
`;

/** Bytes of a cut font. Throws when `build-assets` has not run. */
export function readFont(name: FontName): Buffer {
  return readFileSync(path.join(GENERATED_DIR, "fonts", `${name}.woff2`));
}

/** The `@font-face` rules: the families by URL, the rupee slivers inline, which spares visitors two downloads. */
export function fontFaceCss(urls: { display: string; text: string }): string {
  return faceRules(FAMILIES.display, urls.display) + faceRules(FAMILIES.text, urls.text) + FALLBACKS;
}

function faceRules({ family, weights, rupee }: Family, url: string): string {
  const sliver = `data:font/woff2;base64,${readFont(rupee).toString("base64")}`;
  return `
@font-face { font-family: "${family}"; src: url("${url}") format("woff2"); font-weight: ${weights}; font-display: swap; }
@font-face { font-family: "${family}"; src: url("${sliver}") format("woff2"); font-weight: ${weights}; unicode-range: U+20B9; }
`;
}
