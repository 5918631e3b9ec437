import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { fromBuffer } from "@capsizecss/unpack";
import { generateFontFace, getMetricsForFamily } from "fontaine";
import subsetFont from "subset-font";
import { FONTS, type FontRole } from "../../src/styles/theme.ts";
import { PROJECT_DIR } from "../settings/paths.ts";

const PACKAGES_DIR = path.join(PROJECT_DIR, "node_modules/@fontsource-variable");
const ASCII = letters(0x20, 0x7e);

/** The characters that any page may contain. */
const SITE_TEXT = `${ASCII}\u00a0©«»°±²³·×÷–—‘’“”•…₹€™−`;

/**
 * Accented letters of Western languages, for names. They have font files of their own, which browsers load only for a
 * page with such a letter.
 */
const ACCENTED = [letters(0xc0, 0xd6), letters(0xd8, 0xf6), letters(0xf8, 0xff)].join("");

/** The weights that styles use; nothing is drawn bolder. */
export const WEIGHTS = { min: 400, max: 500 };

/** Font features: pairs, ligatures, and digits of equal width. No style uses others. */
const FEATURES = ["kern", "liga", "tnum"];

/** The fonts of share images. Each has one weight, because the rasteriser reads neither woff2 nor variable fonts. */
const SHARE_IMAGE_FONTS = {
  "display-400": { family: "display", weight: 400 },
  "display-500": { family: "display", weight: 500 },
  "text-400": { family: "text", weight: 400 },
  "text-500": { family: "text", weight: 500 },
} as const;

export type ShareImageFontName = keyof typeof SHARE_IMAGE_FONTS;

export const SHARE_IMAGE_FONT_NAMES = Object.keys(SHARE_IMAGE_FONTS) as ShareImageFontName[];

/** The font files: two that every page loads, and two for pages with accented letters. */
export const FONT_NAMES = ["display", "text", "display-accented", "text-accented"] as const;

export type FontName = (typeof FONT_NAMES)[number];

/** A font's own name, which share images use, and the fallback face that stands in until the font is loaded. */
export type FontFacts = { family: string; fallbackFace: string };

type CutFonts = {
  site: Record<FontName, Buffer>;
  shareImage: Record<ShareImageFontName, Buffer>;
  facts: Record<FontRole, FontFacts>;
};

/**
 * Cut both families to the site's characters, weights and features. Returns the bytes of woff2 files for browsers, and
 * of TrueType files for share images, with the facts of each font. Throws when Python or its fonttools is missing.
 */
export async function cutFonts(): Promise<CutFonts> {
  const [display, text] = await Promise.all([wholeFont("display"), wholeFont("text")]);
  const site = {
    display: await cutFont(display, SITE_TEXT),
    text: await cutFont(text, SITE_TEXT),
    "display-accented": await cutFont(display, ACCENTED),
    "text-accented": await cutFont(text, ACCENTED),
  };
  const whole = { display, text };
  const cut = SHARE_IMAGE_FONT_NAMES.map(async (name) => {
    const { family, weight } = SHARE_IMAGE_FONTS[name];
    return [name, await cutShareImageFont(whole[family], weight)] as const;
  });
  return {
    site,
    shareImage: Object.fromEntries(await Promise.all(cut)) as Record<ShareImageFontName, Buffer>,
    facts: { display: await factsOf(display, "display"), text: await factsOf(text, "text") },
  };
}

/** The latin font with one kerning, and with the rupee sign, which only the latin-ext font has. */
async function wholeFont(role: FontRole): Promise<Buffer> {
  const { name } = FONTS[role];
  const sources = ["latin", "latin-ext"].map((part) =>
    path.join(PACKAGES_DIR, name, "files", `${name}-${part}-wght-normal.woff2`),
  );
  const folder = await mkdtemp(path.join(os.tmpdir(), "font-"));
  const target = path.join(folder, `${role}.woff2`);
  try {
    const command = ["-m", "scripts.prepare_font", ...sources, target];
    await promisify(execFile)("python", command, { cwd: PROJECT_DIR });
    return await readFile(target);
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function factsOf(whole: Buffer, role: FontRole): Promise<FontFacts> {
  const { fallback } = FONTS[role];
  const [metrics, fallbackMetrics] = await Promise.all([fromBuffer(whole), getMetricsForFamily(fallback)]);
  if (fallbackMetrics === null) throw new Error(`nobody knows the metrics of the fallback "${fallback}"`);
  const name = `${metrics.familyName} Fallback`;
  return {
    family: metrics.familyName,
    fallbackFace: generateFontFace(metrics, { name, font: fallback, metrics: fallbackMetrics }),
  };
}

function cutFont(whole: Buffer, text: string): Promise<Buffer> {
  return subsetFont(whole, text, {
    targetFormat: "woff2",
    variationAxes: { wght: WEIGHTS },
    keepFeatures: FEATURES,
    noHinting: true,
  });
}

function cutShareImageFont(whole: Buffer, weight: number): Promise<Buffer> {
  return subsetFont(whole, SITE_TEXT + ACCENTED, {
    targetFormat: "truetype",
    variationAxes: { wght: weight },
    keepFeatures: FEATURES,
    noHinting: true,
  });
}

/** All characters from the first code point to the last. */
function letters(first: number, last: number): string {
  return Array.from({ length: last - first + 1 }, (_, offset) => String.fromCodePoint(first + offset)).join(
    "",
  );
}
