import path from "node:path";
import { GENERATED_DIR } from "../settings/paths.ts";
import { FONT_NAMES, SHARE_IMAGE_FONT_NAMES } from "./font-subsets.ts";

export const FONTS_DIR = path.join(GENERATED_DIR, "fonts");

/** The fonts browsers load. */
export const FONT_FILES: readonly string[] = FONT_NAMES.map((name) => fontFile(`${name}.woff2`));

/** The fonts share images are set in. */
export const SHARE_IMAGE_FONT_FILES: readonly string[] = SHARE_IMAGE_FONT_NAMES.map((name) =>
  fontFile(`${name}.ttf`),
);

/** What the build knows of the fonts: `FontFacts` by role. */
export const FONT_FACTS_FILE = path.join(GENERATED_DIR, "fonts.json");

/** Where the build keeps a cut font. */
export function fontFile(name: string): string {
  return path.join(FONTS_DIR, name);
}
