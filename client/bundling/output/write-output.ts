import { globSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { OutputFiles } from "./asset-output.ts";

/** For this long, pages in browsers, proxies and the page store may name files of earlier builds. */
export const RETIRED_LIFE_MS = 7 * 86_400_000;

/** Hashed files of earlier builds and when a build first lacked them, in milliseconds. */
const RETIRED_FILE = "retired.json";
const HASHED_FOLDER = "assets/";

type Retired = Record<string, number>;

/**
 * Make the folder hold these files. They are written in the order given, the one that names the others last, so that a
 * reader of the folder finds a complete build at any time. Hashed files of earlier builds stay for a week.
 */
export function writeOutput(folder: string, files: OutputFiles): void {
  for (const name of Object.keys(files)) writeIfChanged(path.join(folder, name), files[name] as Buffer);
  const known = readRetired(folder);
  const retired: Retired = {};
  for (const name of namesIn(folder)) {
    if (name in files || name === RETIRED_FILE) continue;
    const since = known[name] ?? Date.now();
    const isKept = name.startsWith(HASHED_FOLDER) && Date.now() - since <= RETIRED_LIFE_MS;
    if (isKept) retired[name] = since;
    else rmSync(path.join(folder, name));
  }
  writeRetired(path.join(folder, RETIRED_FILE), retired);
}

function namesIn(folder: string): string[] {
  const files = globSync("**/*", { cwd: folder, withFileTypes: true }).filter((entry) => entry.isFile());
  return files.map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name))).sort();
}

function readRetired(folder: string): Retired {
  try {
    return JSON.parse(readFileSync(path.join(folder, RETIRED_FILE), "utf8")) as Retired;
  } catch {
    // If the list is missing or broken, the week begins again.
    return {};
  }
}

function writeRetired(file: string, retired: Retired): void {
  if (Object.keys(retired).length === 0) rmSync(file, { force: true });
  else writeIfChanged(file, Buffer.from(JSON.stringify(retired, null, 2)));
}

function writeIfChanged(file: string, content: Buffer): void {
  try {
    if (readFileSync(file).equals(content)) return;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
  }
  mkdirSync(path.dirname(file), { recursive: true });
  const unfinished = `${file}.${process.pid}`;
  writeFileSync(unfinished, content);
  renameSync(unfinished, file);
}
