import path from "node:path";
import type { OutputFiles } from "../output/asset-output.ts";
import { writeOutput } from "../output/write-output.ts";
import { GENERATED_DIR } from "../settings/paths.ts";
import type { ClassMaps } from "./compile-styles.ts";

/** Laid over the source folder by `rootDirs` in tsconfig.json. */
const CLASS_MAP_TYPES_DIR = path.join(GENERATED_DIR, "class-maps");

/** Declare each CSS Module's classes to TypeScript, so that a class that does not exist is a type error. */
export function writeClassMapTypes(classMaps: ClassMaps): void {
  writeOutput(CLASS_MAP_TYPES_DIR, classMapTypes(classMaps));
}

/** The declaration files by their path below the source folder. */
export function classMapTypes(classMaps: ClassMaps): OutputFiles {
  const entries = Object.entries(classMaps);
  return Object.fromEntries(
    entries.map(([file, classes]) => [`${file}.d.ts`, declaration(Object.keys(classes))]),
  );
}

function declaration(names: readonly string[]): Buffer {
  const members = names.map((name) => `  readonly ${JSON.stringify(name)}: string;\n`).join("");
  return Buffer.from(`declare const classes: {\n${members}};\nexport default classes;\n`);
}
