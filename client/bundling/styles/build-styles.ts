import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { transform } from "lightningcss";
import { compileCssModule, isLiveModule, type ModuleRanks, moduleName } from "./css-modules.ts";
import { minifyCss, withFileName } from "./minify-css.ts";
import { type ModuleGraph, readModuleGraph } from "./module-graph.ts";
import { joinFamilies } from "./page-families.ts";

/** Global files in their order; print rules come after the modules, so that they win. */
const GLOBALS_BEFORE_MODULES = ["tokens.css", "base.css", "motion.css"];
const GLOBALS_AFTER_MODULES = ["print.css"];

/** A block's family, and rooms inside these folders: moving a block or a module between them changes no rule's place. */
const ROOMS_WITHOUT_SAY = [/^(blocks)\/[^/]+\/(?=[^/]+\/)/, /^(art|components|staff\/queries)\/[^/]+\//];

/** Class maps by the module's path below the source folder. */
export type ClassMaps = Record<string, Record<string, string>>;

/** A stylesheet that is all a page needs whose blocks are of these kinds. */
type SiteSheet = { kinds: readonly string[]; css: Buffer };

/** `site` from the lightest to the complete one, which serves every page; `staff` for the panel's alone, after it. */
export type Stylesheets = { site: readonly SiteSheet[]; staff: Buffer; classMaps: ClassMaps };

type Compiled = { file: string; css: string; classes: Record<string, string> };

/** What the modules of a family of pages may weigh, minified: a sheet of about 7.5 kB after Brotli. */
const FAMILY_LIMIT_BYTES = 25_000;

/**
 * The site's stylesheets, one for each family of `pages` and the complete one, and that of the staff panel, which
 * holds the modules below `staff/`; live modules are in neither, they travel with their script. A site's sheet is: font
 * faces, global files, CSS Modules by path but for the rooms without a say, print rules. `pages` are the kinds of blocks
 * that stand together on a page, `ranks` give classes short names.
 *
 * Throws an Error for CSS that cannot be parsed, for two modules of one name, and for a global file without a place.
 */
export function buildStylesheets(
  sourceDir: string,
  fontFaces: string,
  pages: readonly (readonly string[])[] = [],
  ranks: ModuleRanks | null = null,
): Stylesheets {
  const modules = findModules(sourceDir);
  checkGlobals(sourceDir);
  const compiled = modules.map((file) => ({ file, ...compile(path.join(sourceDir, file), ranks) }));
  const { staff = [], site = [] } = Object.groupBy(compiled, sheetOf);
  const siteSheet = (parts: readonly Compiled[]) =>
    minifyCss("site.css", [
      fontFaces,
      ...GLOBALS_BEFORE_MODULES.map((name) => readGlobal(sourceDir, name)),
      ...parts.map(({ css }) => css),
      ...GLOBALS_AFTER_MODULES.map((name) => readGlobal(sourceDir, name)),
    ]);
  const graph = readModuleGraph(
    sourceDir,
    site.map(({ file }) => file),
  );
  const sheets = familiesOf(pages, site, graph).map(({ kinds, modules }) => ({
    kinds,
    css: siteSheet(site.filter(({ file }) => modules.has(file))),
  }));
  return {
    site: [
      ...sheets.sort((one, other) => one.css.length - other.css.length),
      { kinds: [...graph.blocks.keys()], css: siteSheet(site) },
    ],
    staff: minifyCss(
      "staff.css",
      staff.map(({ css }) => css),
    ),
    classMaps: Object.fromEntries(compiled.map(({ file, classes }) => [file, classes])),
  };
}

function compile(file: string, ranks: ModuleRanks | null) {
  return compileCssModule(file, readFileSync(file), ranks);
}

function familiesOf(pages: readonly (readonly string[])[], site: readonly Compiled[], graph: ModuleGraph) {
  const sizeBytes = new Map(site.map(({ file, css }) => [file, minifyCss(file, [css]).length]));
  const weigh = (modules: Iterable<string>) =>
    [...modules].reduce((sum, file) => sum + (sizeBytes.get(file) ?? 0), 0);
  return joinFamilies(pages, graph, weigh, FAMILY_LIMIT_BYTES);
}

function sheetOf({ file }: { file: string }): "site" | "staff" | "script" {
  if (isLiveModule(file)) return "script";
  return file.startsWith("staff/") ? "staff" : "site";
}

function findModules(sourceDir: string): string[] {
  const found = globSync("**/*.module.css", { cwd: sourceDir });
  const files = found.sort((one, other) => (placeOf(one) < placeOf(other) ? -1 : 1));
  for (const [name, namesakes] of Map.groupBy(files, moduleName)) {
    if (namesakes.length > 1) {
      throw new Error(
        `Two CSS modules are named "${name}": ${namesakes.join(", ")}. Rename one, class names begin with it.`,
      );
    }
  }
  return files;
}

/** What a module is sorted by: its path without a room that has no say. */
function placeOf(file: string): string {
  return ROOMS_WITHOUT_SAY.reduce((place, room) => place.replace(room, "$1/"), file);
}

function checkGlobals(sourceDir: string): void {
  const known = [...GLOBALS_BEFORE_MODULES, ...GLOBALS_AFTER_MODULES];
  for (const name of globSync("*.css", { cwd: path.join(sourceDir, "styles") })) {
    if (!known.includes(name)) {
      throw new Error(
        `styles/${name} has no place in the stylesheet: add it to the lists in client/bundling/styles/build-styles.ts`,
      );
    }
  }
}

/** Parsed on its own first, so that a syntax error names the file it is in. */
function readGlobal(sourceDir: string, name: string): string {
  const file = path.join(sourceDir, "styles", name);
  const code = readFileSync(file);
  withFileName(file, () => transform({ filename: name, code }));
  return code.toString();
}
