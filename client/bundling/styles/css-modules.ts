import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { type CSSModuleExport, transform } from "lightningcss";
import { minifyCss, withFileName } from "./minify-css.ts";

export type CssModule = { css: string; classes: Record<string, string> };

/**
 * The part of a module's path its class names begin with: `blocks/text/faq/faq.module.css` gives `faq`, and
 * `charts/live/tooltip.live.module.css` gives `tooltip`.
 */
export function moduleName(file: string): string {
  return path.basename(path.basename(file, ".module.css"), ".live");
}

/** Whether only a script draws what the module is for: its rules travel in that script and in no stylesheet. */
export function isLiveModule(file: string): boolean {
  return file.endsWith(".live.module.css");
}

/** Each module's place among all, by its name: what its short class names begin with. */
export type ModuleRanks = ReadonlyMap<string, number>;

/** The ranks of all modules below the source folder. */
export function rankModules(sourceDir: string): ModuleRanks {
  const names = globSync("**/*.module.css", { cwd: sourceDir }).map(moduleName);
  return new Map(names.sort().map((name, rank) => [name, rank]));
}

/**
 * Compile one CSS Module. Classes become `<module>-<class>`; with `ranks` they become a few signs, letters for the
 * module and a number for the class, so that stylesheets and documents are smaller. Any build of the same modules gives
 * the same names. Keyframes, containers and grid names stay as written and are shared by the whole stylesheet.
 *
 * Throws an Error with file, line and column for CSS that cannot be parsed.
 */
export function compileCssModule(
  file: string,
  source = readFileSync(file),
  ranks: ModuleRanks | null = null,
): CssModule {
  const long = compileLong(file, source);
  const rank = ranks?.get(moduleName(file));
  return rank === undefined ? long : shortened(long, rank);
}

function compileLong(file: string, source: Buffer): CssModule {
  const name = moduleName(file);
  const scoped = { animation: false, container: false, customIdents: false, grid: false };
  const { code, exports } = withFileName(file, () =>
    transform({
      filename: `${name}.css`,
      code: source,
      cssModules: { pattern: "[name]-[local]", ...scoped },
    }),
  );
  const entries = Object.entries(exports ?? {}).map(
    ([local, item]) => [local, joinedNames(item, file)] as const,
  );
  return { css: Buffer.from(code).toString(), classes: Object.fromEntries(entries.sort()) };
}

/** Nothing else in compiled CSS follows a point and begins with a letter. */
const CLASS_SELECTOR = /\.([a-z][\w-]*)/gi;

function shortened({ css, classes }: CssModule, rank: number): CssModule {
  const longNames = [...new Set(Object.values(classes).flatMap((names) => names.split(" ")))];
  const short = new Map(
    longNames.map((name, index) => [name, `${lettersOf(rank)}${index.toString(36)}`] as const),
  );
  const shortOf = (name: string) => short.get(name) ?? name;
  const entries = Object.entries(classes).map(
    ([local, names]) => [local, names.split(" ").map(shortOf).join(" ")] as const,
  );
  return {
    css: css.replace(CLASS_SELECTOR, (_, name: string) => `.${shortOf(name)}`),
    classes: Object.fromEntries(entries),
  };
}

/** Two letters at least, and the same number of them for the first 676 modules: no name is the beginning of another. */
function lettersOf(rank: number): string {
  const letter = (index: number) => String.fromCharCode("a".charCodeAt(0) + (index % 26));
  const higher = Math.floor(rank / 26);
  return `${higher < 26 ? letter(higher) : lettersOf(higher)}${letter(rank)}`;
}

/** A JavaScript module whose default export is the frozen class map. */
export function classMapModule(file: string, ranks: ModuleRanks | null = null): string {
  return frozenClasses(compileCssModule(file, readFileSync(file), ranks));
}

/**
 * The class map of a live module, in front of it what gives the document its rules: a constructed stylesheet,
 * which `style-src 'self'` allows.
 */
export function adoptedStyles(file: string, ranks: ModuleRanks | null = null): string {
  const compiled = compileCssModule(file, readFileSync(file), ranks);
  const rules = JSON.stringify(minifyCss(file, [compiled.css]).toString());
  return `const rules = new CSSStyleSheet();
rules.replaceSync(${rules});
document.adoptedStyleSheets.push(rules);
${frozenClasses(compiled)}`;
}

function frozenClasses({ classes }: CssModule): string {
  return `export default Object.freeze(${JSON.stringify(classes)});`;
}

function joinedNames(item: CSSModuleExport, file: string): string {
  const composed = item.composes.map((reference) => {
    if (reference.type === "dependency") {
      throw new Error(
        `${file}: "composes … from" another file is not supported, name both classes in the component`,
      );
    }
    return reference.name;
  });
  return [item.name, ...composed].join(" ");
}
