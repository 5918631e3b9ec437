import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";

/** One hash over the bytes of the files, in the order given. */
export function hashFiles(files: readonly string[]): string {
  const hash = createHash("sha256");
  for (const file of files) hash.update(readFileSync(file));
  return hash.digest("hex");
}

/** Whether `stampFile` holds this hash and every output still exists. */
export function isFresh(stampFile: string, hash: string, outputs: readonly string[]): boolean {
  return (
    [stampFile, ...outputs].every((file) => existsSync(file)) && readFileSync(stampFile, "utf8") === hash
  );
}

/** Record the hash of the inputs the outputs were made from. */
export function writeStamp(stampFile: string, hash: string): void {
  writeFileSync(stampFile, hash);
}
