import { globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { CLIENT_SOURCE_DIR, GENERATED_DIR, PROJECT_DIR, SCHEMA_FILE } from "./settings/paths.ts";

const TABLE_FILE = path.join(GENERATED_DIR, "views/block-views.ts");

/** Write the table that maps each kind of block in the render contract to its view. Throws if a kind has no view. */
export function writeBlockViews(): void {
  const schema = JSON.parse(readFileSync(SCHEMA_FILE, "utf8"));
  const kinds = Object.keys(schema.$defs.PageDocument.properties.blocks.items.discriminator.mapping);
  mkdirSync(path.dirname(TABLE_FILE), { recursive: true });
  writeFileSync(TABLE_FILE, blockViews(kinds, CLIENT_SOURCE_DIR));
}

/**
 * The table as TypeScript. The view of a kind is found by its place: `blocks/<family>/key-facts/key-facts.tsx` below
 * `sourceDir` exports `KeyFactsView`. Throws an Error that names the file to write.
 */
export function blockViews(kinds: readonly string[], sourceDir: string): string {
  const views = kinds.toSorted().map((kind) => {
    const name = kind.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    const view = `${kind.charAt(0).toUpperCase()}${kind.slice(1)}View`;
    const [file] = globSync(`blocks/*/${name}/${name}.tsx`, { cwd: sourceDir });
    if (file === undefined)
      throw new Error(
        `the block "${kind}" has no view: write client/src/blocks/${familyOf(name)}/${name}/${name}.tsx, which exports ${view}`,
      );
    return { kind, view, file };
  });
  return [
    "/* Written by the build. Do not edit. */",
    ...views.map(({ view, file }) => `import { ${view} } from "../../src/${file}";`),
    `export const BLOCK_VIEWS = { ${views.map(({ kind, view }) => `${kind}: ${view}`).join(", ")} };\n`,
  ].join("\n");
}

/** The family of a block: the folder of its Python module. A client without the application has no such module. */
function familyOf(name: string): string {
  const [module] = globSync(`app/content/blocks/*/${name.replaceAll("-", "_")}.py`, { cwd: PROJECT_DIR });
  return module === undefined ? "<family>" : path.basename(path.dirname(module));
}
