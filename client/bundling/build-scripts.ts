import { globSync } from "node:fs";
import path from "node:path";
import { type BuildOptions, build, type Metafile, type Plugin } from "esbuild";
import { type BuiltImports, isLoadedAtOnce } from "./output/size-budget.ts";
import { type BuildFlavour, bundleConstants } from "./settings/build-settings.ts";
import { SCRIPT_TARGETS } from "./settings/oldest-browsers.ts";
import { unusedComponents } from "./unused-components.ts";

/**
 * `files` by their name in the assets folder. `entries` gives each entry's file name, `imports` what each file loads.
 */
export type Scripts = {
  files: Record<string, Buffer>;
  entries: Record<string, string>;
  imports: Record<string, BuiltImports>;
};

/** Chromium compiles such a file off the main thread, where React alone would block a phone for more than 50 ms. */
const COMPILED_AHEAD = { js: "//# allFunctionsCalledOnLoad" };

/** Build the script that every page loads, as one file. */
export async function buildPublicScript(sourceDir: string, flavour: BuildFlavour): Promise<Scripts> {
  return bundle({ ...browserOptions(sourceDir, flavour), entryPoints: { public: "scripts/public.ts" } });
}

/**
 * Build the islands' entries, `entries/<name>.tsx`. Code that islands of one group share is a chunk of its own.
 * `classNames` is the plugin for CSS Modules.
 */
export async function buildIslands(
  sourceDir: string,
  flavour: BuildFlavour,
  classNames: Plugin,
): Promise<Scripts> {
  const files = globSync("entries/*.tsx", { cwd: sourceDir }).sort();
  const named = files.map((file) => [path.basename(file, ".tsx"), file] as const);
  const groups = Map.groupBy(named, ([name]) => isLoadedAtOnce(name));
  const built = await Promise.all(
    [...groups].map(([isAtOnce, group]) =>
      bundle({
        ...browserOptions(sourceDir, flavour),
        plugins: [classNames, unusedComponents],
        entryPoints: Object.fromEntries(group),
        splitting: true,
        banner: isAtOnce ? COMPILED_AHEAD : {},
        chunkNames: "island-chunk.[hash]",
      }),
    ),
  );
  return {
    files: Object.assign({}, ...built.map(({ files }) => files)),
    entries: Object.assign({}, ...built.map(({ entries }) => entries)),
    imports: Object.assign({}, ...built.map(({ imports }) => imports)),
  };
}

/** Paths are taken from the source folder, so names and hashes do not depend on where the project lies. */
function browserOptions(sourceDir: string, flavour: BuildFlavour): BuildOptions {
  return {
    absWorkingDir: sourceDir,
    outbase: sourceDir,
    outdir: path.join(sourceDir, "assets"),
    bundle: true,
    format: "esm",
    minify: true,
    target: SCRIPT_TARGETS,
    define: bundleConstants(flavour),
    entryNames: "[name].[hash]",
    legalComments: "none",
    logLevel: "warning",
  };
}

type NamedEntries = BuildOptions & { entryPoints: Record<string, string> };

async function bundle(options: NamedEntries): Promise<Scripts> {
  const { outputFiles, metafile } = await build({ ...options, write: false, metafile: true });
  const outputs = Object.entries(metafile.outputs).map(([file, { entryPoint }]) => ({ file, entryPoint }));
  const entries = Object.entries(options.entryPoints).map(([name, source]) => {
    const output = outputs.find(({ entryPoint }) => entryPoint === source);
    return [name, path.basename(output?.file ?? "")];
  });
  const files = outputFiles.map((file) => [path.basename(file.path), Buffer.from(file.contents)]);
  const imports = Object.entries(metafile.outputs).map(([file, output]) => [
    path.basename(file),
    importsOf(output),
  ]);
  return {
    files: Object.fromEntries(files),
    entries: Object.fromEntries(entries),
    imports: Object.fromEntries(imports),
  };
}

function importsOf({ imports }: Metafile["outputs"][string]): BuiltImports {
  const named = (isLater: boolean): string[] =>
    imports
      .filter(({ kind }) => (kind === "dynamic-import") === isLater)
      .map(({ path: file }) => path.basename(file));
  return { atStart: named(false), later: named(true) };
}
