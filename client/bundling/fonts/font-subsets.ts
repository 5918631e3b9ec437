import { readFile } from "node:fs/promises";
import path from "node:path";
import subsetFont from "subset-font";
import { PROJECT_DIR } from "../settings/paths.ts";

const PACKAGES_DIR = path.join(PROJECT_DIR, "node_modules/@fontsource-variable");
const ASCII = Array.from({ length: 0x7f - 0x20 }, (_, offset) => String.fromCodePoint(0x20 + offset)).join(
  "",
);
const SITE_TEXT = `${ASCII}\u00a0©«»°±²³·×÷ÀÁÂÄÇÈÉÊËÍÎÑÓÔÖÚÜàáâäçèéêëíîñóôöúüā–—‘’“”†•…‰€™−↑↓`;
const DISPLAY_WEIGHTS = { min: 400, max: 600 };
const TEXT_WEIGHTS = { min: 300, max: 650 };

type FontCut = { name: FontName; source: string; text: string; weights: { min: number; max: number } };

export type FontName = "display" | "text" | "display-rupee" | "text-rupee";

/** The rupee sign is missing from the families' latin files, so it is cut from latin-ext on its own. */
export const FONT_CUTS: readonly FontCut[] = [
  {
    name: "display",
    source: "eczar/files/eczar-latin-wght-normal.woff2",
    text: SITE_TEXT,
    weights: DISPLAY_WEIGHTS,
  },
  {
    name: "text",
    source: "anek-latin/files/anek-latin-latin-wght-normal.woff2",
    text: SITE_TEXT,
    weights: TEXT_WEIGHTS,
  },
  {
    name: "display-rupee",
    source: "eczar/files/eczar-latin-ext-wght-normal.woff2",
    text: "₹",
    weights: DISPLAY_WEIGHTS,
  },
  {
    name: "text-rupee",
    source: "anek-latin/files/anek-latin-latin-ext-wght-normal.woff2",
    text: "₹",
    weights: TEXT_WEIGHTS,
  },
];

/** Cut one font to its characters and weights. Returns the bytes of a woff2 file. */
export async function cutFont({ source, text, weights }: FontCut): Promise<Buffer> {
  const whole = await readFile(path.join(PACKAGES_DIR, source));
  return subsetFont(whole, text, { targetFormat: "woff2", variationAxes: { wght: weights } });
}
