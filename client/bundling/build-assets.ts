import { globSync, mkdirSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import path from "node:path";
import { FONTS } from "../src/styles/theme.ts";
import { writeBlockViews } from "./block-views.ts";
import { hashFiles, isFresh, writeStamp } from "./build-stamp.ts";
import { readDomTypes } from "./dom-types.ts";
import { makeDrawings } from "./drawings/make-drawings.ts";
import {
  FONT_FACTS_FILE,
  FONT_FILES,
  FONTS_DIR,
  fontFile,
  SHARE_IMAGE_FONT_FILES,
} from "./fonts/font-files.ts";
import { cutFonts, FONT_NAMES, SHARE_IMAGE_FONT_NAMES } from "./fonts/font-subsets.ts";
import { checkFormIcons, readFormIcons, readIcons } from "./icon-data.ts";
import { runBuild } from "./run-build.ts";
import { GENERATED_DIR, PROJECT_DIR } from "./settings/paths.ts";

const STAMP_FILE = path.join(GENERATED_DIR, "assets.stamp");
const DRAWINGS_FILE = path.join(GENERATED_DIR, "drawings.json");
const ICONS_FILE = path.join(GENERATED_DIR, "icons.json");
/** Types of what the oldest browsers know. tsconfig.json names this file instead of TypeScript's own DOM library. */
const DOM_TYPES_FILE = path.join(GENERATED_DIR, "dom.d.ts");

/** Everything the outputs depend on: our generators, and the versions of the packages. */
function inputFiles(): string[] {
  const sources = [
    "client/bundling/drawings/*.ts",
    "client/src/art/{path-number,rivers/smooth-path}.ts",
    "client/bundling/{build-assets,dom-types,icon-data,fonts/font-subsets}.ts",
    "client/bundling/settings/{browser-support,oldest-browsers}.ts",
    "scripts/prepare_font.py",
  ];
  const generators = globSync(sources, { cwd: PROJECT_DIR });
  return [...generators.sort(), "package.json", "package-lock.json", "requirements.lock"].map((file) =>
    path.join(PROJECT_DIR, file),
  );
}

async function writeFonts(): Promise<void> {
  const { site, shareImage, facts } = await cutFonts();
  await Promise.all([
    writeFile(FONT_FACTS_FILE, JSON.stringify(facts)),
    ...FONT_NAMES.map((name) => writeFile(fontFile(`${name}.woff2`), site[name])),
    ...SHARE_IMAGE_FONT_NAMES.map((name) => writeFile(fontFile(`${name}.ttf`), shareImage[name])),
  ]);
}

/**
 * Make the table of views and check the icons of forms. Make fonts, drawings, icons and the types of the oldest
 * browsers, unless those present were made from the same inputs.
 */
async function buildAssets(): Promise<void> {
  writeBlockViews();
  checkFormIcons(await readFormIcons());
  const hash = hashFiles(inputFiles()) + JSON.stringify(FONTS);
  const outputs = [
    DOM_TYPES_FILE,
    DRAWINGS_FILE,
    ICONS_FILE,
    FONT_FACTS_FILE,
    ...FONT_FILES,
    ...SHARE_IMAGE_FONT_FILES,
  ];
  if (isFresh(STAMP_FILE, hash, outputs)) return;
  mkdirSync(FONTS_DIR, { recursive: true });
  await writeFile(DOM_TYPES_FILE, await readDomTypes());
  await writeFile(ICONS_FILE, JSON.stringify(await readIcons()));
  await writeFile(DRAWINGS_FILE, JSON.stringify(makeDrawings()));
  await writeFonts();
  writeStamp(STAMP_FILE, hash);
}

await runBuild(buildAssets);
