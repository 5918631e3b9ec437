import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";

/** Files that hold a page, below the content folder. */
const PAGES = "{pages,strategies}/**/*.yaml";

/**
 * The kinds of blocks that stand together on each page of the content folder, each combination once.
 * Nothing is judged here, that is `flask content check`'s; a file that is no page of blocks is passed over.
 */
export function readPageKinds(contentDir: string): string[][] {
  const pages = globSync(PAGES, { cwd: contentDir })
    .sort()
    .map((file) => kindsOf(readFileSync(path.join(contentDir, file), "utf8")));
  return [...new Map(pages.map((kinds) => [kinds.join(), kinds])).values()].filter(
    ({ length }) => length > 0,
  );
}

function kindsOf(text: string): string[] {
  try {
    const page: { blocks?: { kind: string }[] } = parse(text, { logLevel: "error" });
    return [...new Set((page.blocks ?? []).map(({ kind }) => kind))].sort();
  } catch {
    return [];
  }
}
