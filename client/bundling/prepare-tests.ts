import { execFileSync } from "node:child_process";
import path from "node:path";

/**
 * Tests of components read the generated drawings, icons and views; little time where they are up to date. In a process of
 * its own: some of the build's packages fail when Vitest runs them.
 */
export function setup(): void {
  execFileSync("node", [path.join(import.meta.dirname, "build-assets.ts")], { stdio: "inherit" });
}
