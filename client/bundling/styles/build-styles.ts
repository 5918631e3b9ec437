import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { type Targets, transform } from "lightningcss";
import { compileCssModule, moduleName, withFileName } from "./css-modules.ts";

/** Global files in their order; print rules come after the modules, so that they win. */
const GLOBALS_BEFORE_MODULES = ["tokens.css", "base.css", "motion.css"];
const GLOBALS_AFTER_MODULES = ["print.css"];

/** Browsers of the last two years, as Lightning CSS writes versions: major << 16 | minor << 8. */
const TARGETS: Targets = { chrome: 131 << 16, firefox: 132 << 16, safari: (18 << 16) | (1 << 8) };

/** A block's family, and rooms inside these folders: moving a block or a module between them changes no rule's place. */
const ROOMS_WITHOUT_SAY = [/^(blocks)\/[^/]+\/(?=[^/]+\/)/, /^(art|components|staff\/queries)\/[^/]+\//];

/** Class maps by the module's path below the source folder. */
export type ClassMaps = Record<string, Record<string, string>>;

/** `site` for every document; `staff` for the panel's alone, after it. */
export type Stylesheets = { site: Buffer; staff: Buffer; classMaps: ClassMaps };

/**
 * The site's stylesheet (font faces, global files, CSS Modules by path but for the rooms without a say, print rules)
 * and that of the staff panel, which holds the modules below `staff/`.
 *
 * Throws an Error for CSS that cannot be parsed, for two modules of one name, and for a global file without a place.
 */
export function buildStylesheets(sourceDir: string, fontFaces: string): Stylesheets {
  const modules = findModules(sourceDir);
  checkGlobals(sourceDir);
  const compiled = modules.map((file) => ({ file, ...compileCssModule(path.join(sourceDir, file)) }));
  const { staff = [], site = [] } = Object.groupBy(compiled, sheetOf);
  const siteParts = [
    fontFaces,
    ...GLOBALS_BEFORE_MODULES.map((name) => readGlobal(sourceDir, name)),
    ...site.map(({ css }) => css),
    ...GLOBALS_AFTER_MODULES.map((name) => readGlobal(sourceDir, name)),
  ];
  return {
    site: minified("site.css", siteParts),
    staff: minified(
      "staff.css",
      staff.map(({ css }) => css),
    ),
    classMaps: Object.fromEntries(compiled.map(({ file, classes }) => [file, classes])),
  };
}

function sheetOf({ file }: { file: string }): "site" | "staff" {
  return file.startsWith("staff/") ? "staff" : "site";
}

function minified(filename: string, parts: readonly string[]): Buffer {
  const whole = { filename, code: Buffer.from(parts.join("\n")), minify: true, targets: TARGETS };
  return Buffer.from(withFileName(filename, () => transform(whole)).code);
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
