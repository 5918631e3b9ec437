import { globSync } from "node:fs";
import path from "node:path";
import { buildSync, type Metafile } from "esbuild";

/** Which CSS Modules each part of a page needs; all paths are below the source folder. */
export type ModuleGraph = {
  /** What every page needs: the frame round the blocks, and modules no block can be named for. */
  frame: ReadonlySet<string>;
  /** What a block needs, by its kind. */
  blocks: ReadonlyMap<string, ReadonlySet<string>>;
};

type Inputs = Metafile["inputs"];

/**
 * Follow the imports of layouts and blocks to the CSS Modules among `modules`.
 *
 * A module that no import leads to is drawn by an island's script alone: it goes with every block that uses its room
 * (`charts/live/tooltip.module.css` with all that draw a chart), and on every page where no block does.
 * Throws an Error for two blocks of one kind and for sources that cannot be parsed.
 */
export function readModuleGraph(sourceDir: string, modules: readonly string[]): ModuleGraph {
  const folders = blockFolders(sourceDir);
  const inputs = readImports(sourceDir, globSync("{blocks/*/*,layouts}/*.tsx", { cwd: sourceDir }));
  const framed = filesFrom(inputs, (file) => file.startsWith("layouts/"));
  const reached = new Map(
    [...folders].map(([kind, folder]) => [kind, filesFrom(inputs, (file) => file.startsWith(folder))]),
  );
  const known = new Set([...framed, ...[...reached.values()].flatMap((files) => [...files])]);
  const own = (kind: string, module: string) => module.startsWith(folders.get(kind) ?? "");
  const goesWith = (kind: string, module: string) =>
    reached.get(kind)?.has(module) ||
    own(kind, module) ||
    (!known.has(module) && usesRoom(reached.get(kind), module));
  const blocks = new Map(
    [...folders.keys()].map((kind) => [kind, new Set(modules.filter((module) => goesWith(kind, module)))]),
  );
  const placed = new Set([...blocks.values()].flatMap((needed) => [...needed]));
  return { frame: new Set(modules.filter((module) => framed.has(module) || !placed.has(module))), blocks };
}

/** The folders of blocks, `blocks/<family>/<name>/`, by kind: the folder's name in camel case. */
function blockFolders(sourceDir: string): Map<string, string> {
  const files = globSync("blocks/*/*/*", { cwd: sourceDir }).sort();
  const folders = new Map<string, string>();
  for (const folder of new Set(files.map((file) => `${path.dirname(file)}/`))) {
    const kind = path.basename(folder).replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
    const namesake = folders.get(kind);
    if (namesake !== undefined) throw new Error(`Two blocks are of kind "${kind}": ${namesake}, ${folder}`);
    folders.set(kind, folder);
  }
  return folders;
}

function readImports(sourceDir: string, files: readonly string[]): Inputs {
  const entryPoints = files.filter((file) => !file.endsWith(".test.tsx")).sort();
  if (entryPoints.length === 0) return {};
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
    logLevel: "warning",
  });
  return metafile.inputs;
}

/** The chosen files and all they import. */
function filesFrom(inputs: Inputs, isChosen: (file: string) => boolean): Set<string> {
  const found = new Set(Object.keys(inputs).filter(isChosen));
  for (const file of found) {
    for (const imported of inputs[file]?.imports ?? []) if (!imported.external) found.add(imported.path);
  }
  return found;
}

function usesRoom(files: ReadonlySet<string> | undefined, module: string): boolean {
  const room = module.slice(0, module.indexOf("/") + 1);
  return room !== "blocks/" && [...(files ?? [])].some((file) => file.startsWith(room));
}
