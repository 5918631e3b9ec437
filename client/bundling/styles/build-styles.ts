import { globSync } from "node:fs";
import path from "node:path";
import { buildSync } from "esbuild";
import { transform } from "lightningcss";
import type { BuildFlavour } from "../settings/build-settings.ts";
import { STYLE_TARGETS } from "../settings/oldest-browsers.ts";
import { type ClassMaps, compileStyles, findModules, isLiveModule } from "./compile-styles.ts";

/** Global files in their order; print rules come after the modules, so that they win. */
const GLOBALS_BEFORE_MODULES = ["styles/tokens.css", "styles/base.css", "styles/motion.css"];
const GLOBALS_AFTER_MODULES = ["styles/print.css"];

/**
 * The site's stylesheets, each with the folders of its blocks. The rules of all blocks together would be too much for a
 * first load. So there is one sheet for pages of words, one for home and lists, one for comparisons, one for pages that compute an answer,
 * one for strategies with figures, one for records of returns, and one for funds.
 */
const SITE_SHEETS = {
  words: [
    "blocks/firm/!(awards|claims|counters|review-sheet)",
    "blocks/page/!(chapter|costs-answer|hero|staff-panel)",
    "blocks/text/!(glossary|residence-guide)",
  ],
  lists: [
    "blocks/firm/{awards,highlights,picture,quote,review-sheet}",
    "blocks/lists/!(comparison|related-strategies)",
    "blocks/page/{call-band,hero,page-head}",
    "blocks/text/{categories,doors,note}",
  ],
  comparison: ["blocks/lists/comparison", "blocks/page/{call-band,page-head}", "blocks/text/note"],
  firm: [
    "blocks/firm/{claims,review-sheet}",
    "blocks/lists/strategy-index",
    "blocks/page/{call-band,page-head}",
    "blocks/text/{cards,definitions,doors,key-facts,note,table}",
  ],
  tools: ["blocks/page/{call-band,costs-answer,page-head}", "blocks/text/{definitions,note,residence-guide}"],
  strategy: [
    "blocks/firm/{metrics,picture,profiles}",
    "blocks/page/{call-band,chapter,page-tabs,unpublished}",
    "blocks/strategy/*",
    "blocks/text/{cards,definitions,note,steps,table}",
    "blocks/lists/related-strategies",
  ],
  records: [
    "blocks/firm/{counters,metrics,picture}",
    "blocks/page/{call-band,page-head,unpublished}",
    "blocks/strategy/{growth,returns}",
    "blocks/text/{definitions,doors,faq,key-facts,note,steps}",
  ],
  funds: [
    "blocks/firm/{course,picture,profiles,quote}",
    "blocks/page/!(contact-head|costs-answer|hero|staff-panel|status-screen)",
    "blocks/strategy/factsheet-head",
    "blocks/text/!(answer|residence-guide)",
  ],
};

/** A stylesheet with everything for a page with blocks of these kinds. */
type SiteSheet = { kinds: readonly string[]; css: Buffer };

/** `site` ends with the complete sheet, which serves every page. The panel loads `staff` after a sheet of the site. */
export type Stylesheets = {
  site: readonly SiteSheet[];
  staff: Buffer;
  /** The rules of each live module, by its path. */
  live: Record<string, string>;
  classMaps: ClassMaps;
};

/**
 * The site's stylesheets, and that of the staff panel with the modules below `staff/`. A sheet of the site has, in this
 * order: the theme's fonts and colours, global files, CSS Modules by path, print rules.
 *
 * Throws an Error for CSS that cannot be parsed and for a global file without a place.
 */
export async function buildStylesheets(
  sourceDir: string,
  theme: string,
  flavour: BuildFlavour,
): Promise<Stylesheets> {
  checkGlobals(sourceDir);
  const modules = findModules(sourceDir);
  const live = modules.filter(isLiveModule);
  const site = modules.filter((file) => !isLiveModule(file) && !file.startsWith("staff/"));
  const siteSheet = (files: readonly string[]) => [
    ...GLOBALS_BEFORE_MODULES,
    ...files,
    ...GLOBALS_AFTER_MODULES,
  ];
  const sheets = Object.entries(SITE_SHEETS).map(([name, blocks]) => ({ name, blocks }));
  const { sheets: texts, classMaps } = await compileStyles(sourceDir, flavour, {
    ...Object.fromEntries(
      sheets.map(({ name, blocks }) => [name, siteSheet(modulesFor(sourceDir, site, blocks))]),
    ),
    complete: siteSheet(site),
    staff: modules.filter((file) => !isLiveModule(file) && file.startsWith("staff/")),
    ...Object.fromEntries(live.map((file) => [file, [file]])),
  });
  const finished = (name: string, before = "") => lowered(`${name}.css`, before + texts[name]);
  return {
    site: [...sheets, { name: "complete", blocks: ["blocks/*/*"] }].map(({ name, blocks }) => ({
      kinds: foldersOf(sourceDir, blocks).map(kindOf),
      css: finished(name, theme),
    })),
    staff: finished("staff"),
    live: Object.fromEntries(live.map((file) => [file, finished(file).toString()])),
    classMaps,
  };
}

/** The modules without those that only blocks outside the chosen ones need. */
function modulesFor(sourceDir: string, modules: readonly string[], blocks: readonly string[]): string[] {
  const chosen = foldersOf(sourceDir, blocks);
  const others = foldersOf(sourceDir, ["blocks/*/*"]).filter((folder) => !chosen.includes(folder));
  const needed = reachedFiles(sourceDir, ["layouts", ...chosen]);
  const unneeded = reachedFiles(sourceDir, others);
  return modules.filter((file) => needed.has(file) || !unneeded.has(file));
}

/** The files of the components in these folders, and everything they import. */
function reachedFiles(sourceDir: string, folders: readonly string[]): Set<string> {
  const entryPoints = folders
    .flatMap((folder) => globSync(`${folder}/*.tsx`, { cwd: sourceDir }))
    .filter((file) => !file.endsWith(".test.tsx"));
  const { metafile } = buildSync({
    absWorkingDir: sourceDir,
    entryPoints,
    bundle: true,
    write: false,
    metafile: true,
    outdir: "imports",
    format: "esm",
    packages: "external",
    loader: { ".css": "empty" },
  });
  return new Set(Object.keys(metafile.inputs));
}

function foldersOf(sourceDir: string, blocks: readonly string[]): string[] {
  return globSync([...blocks], { cwd: sourceDir })
    .filter((folder) => !path.extname(folder))
    .sort();
}

/** A block's kind is its folder's name in camel case. */
function kindOf(folder: string): string {
  return path.basename(folder).replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}

function checkGlobals(sourceDir: string): void {
  const known = [...GLOBALS_BEFORE_MODULES, ...GLOBALS_AFTER_MODULES];
  for (const file of globSync("styles/*.css", { cwd: sourceDir })) {
    if (!known.includes(file)) {
      throw new Error(
        `${file} has no place in the stylesheet: add it to the lists in client/bundling/styles/build-styles.ts`,
      );
    }
  }
}

/** Minified CSS in a syntax that the oldest browsers know. */
function lowered(filename: string, css: string): Buffer {
  return Buffer.from(
    transform({ filename, code: Buffer.from(css), minify: true, targets: STYLE_TARGETS }).code,
  );
}
