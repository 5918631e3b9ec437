import { execFileSync } from "node:child_process";
import path from "node:path";

/**
 * Makes the generated drawings, icons and views that tests of components read. It takes little time if they are up to
 * date. It runs in a process of its own, because some of the build's packages fail inside Vitest.
 */
export function setup(): void {
  execFileSync("node", [path.join(import.meta.dirname, "build-assets.ts")], { stdio: "inherit" });
}
