import { globSync } from "node:fs";
import { build, type Plugin } from "esbuild";
import type { BuildFlavour } from "../settings/build-settings.ts";

/** The class names of each CSS Module, by its path below the source folder. */
export type ClassMaps = Record<string, Record<string, string>>;

/** `sheets` as text, by their requested names. */
export type CompiledStyles = { sheets: Record<string, string>; classMaps: ClassMaps };

/** All CSS Modules below the source folder, in the order of their rules. */
export function findModules(sourceDir: string): string[] {
  return globSync("**/*.module.css", { cwd: sourceDir }).sort();
}

/**
 * Whether the module styles only what a script renders. Its rules are then part of that script and of no stylesheet.
 */
export function isLiveModule(file: string): boolean {
  return file.endsWith(".live.module.css");
}

/**
 * Compile CSS below the source folder into sheets, each a list of files in order, and name the classes of all modules.
 *
 * esbuild names the classes anew in each build, more frequent ones shorter. So this one build names them for
 * stylesheets, islands and the renderer. The same sources and sheets give the same names. Throws an Error with file,
 * line and column for CSS that cannot be parsed.
 */
export async function compileStyles(
  sourceDir: string,
  flavour: BuildFlavour,
  sheets: Record<string, readonly string[]>,
): Promise<CompiledStyles> {
  const named = findModules(sourceDir).map((file) => `export { default as "${file}" } from "./${file}";`);
  const entries = Object.entries(sheets).map(
    ([name, files]) => [name, files.map((file) => `@import "./${file}";`).join("\n")] as const,
  );
  const { outputFiles } = await build({
    absWorkingDir: sourceDir,
    stdin: { contents: named.join("\n"), resolveDir: sourceDir, sourcefile: "class-maps.js" },
    entryPoints: entries.map(([name]) => ({ in: `sheet:${name}`, out: `sheets/${name}` })),
    plugins: [sheetEntries(sourceDir, Object.fromEntries(entries))],
    outdir: sourceDir,
    write: false,
    bundle: true,
    format: "esm",
    // Without splitting, each entry is linked alone and gives the same class another name.
    splitting: true,
    minify: flavour !== "development",
    logOverride: { "css-syntax-error": "error" },
    logLevel: "silent",
  });
  const text = (name: string) => outputFiles.find(({ path }) => path === `${sourceDir}/${name}`)?.text ?? "";
  return {
    sheets: Object.fromEntries(entries.map(([name]) => [name, text(`sheets/${name}.css`)])),
    classMaps: await import(`data:text/javascript,${encodeURIComponent(text("stdin.js"))}`),
  };
}

function sheetEntries(resolveDir: string, contents: Record<string, string>): Plugin {
  return {
    name: "sheet-entries",
    setup(build) {
      build.onResolve({ filter: /^sheet:/ }, ({ path }) => ({ path: path.slice(6), namespace: "sheet" }));
      build.onLoad({ filter: /./, namespace: "sheet" }, ({ path }) => ({
        contents: contents[path] ?? "",
        resolveDir,
        loader: "css",
      }));
    },
  };
}
