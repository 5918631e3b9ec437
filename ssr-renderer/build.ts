import { copyFileSync } from "node:fs";
import path from "node:path";
import { build } from "esbuild";
import { runBuild } from "../client/bundling/run-build.ts";
import {
  type BuildSettings,
  bundleConstants,
  readBuildSettings,
} from "../client/bundling/settings/build-settings.ts";
import { SCHEMA_FILE } from "../client/bundling/settings/paths.ts";
import { esbuildCssModules } from "../client/bundling/styles/css-module-plugins.ts";

/** CommonJS packages inside the bundle ask for Node's own modules by `require`. */
const REQUIRE_FOR_BUNDLED_PACKAGES =
  'import { createRequire as createNodeRequire } from "node:module"; const require = createNodeRequire(import.meta.url);';

/** Build the renderer into one file that needs nothing but Node, with the contract's schema beside it. */
export async function buildRenderer({ flavour, ssrDistDir }: BuildSettings): Promise<void> {
  await build({
    entryPoints: { main: path.join(import.meta.dirname, "src/main.ts") },
    outdir: ssrDistDir,
    outExtension: { ".js": ".mjs" },
    bundle: true,
    platform: "node",
    format: "esm",
    target: "node24",
    mainFields: ["module", "main"],
    define: bundleConstants(flavour),
    plugins: [esbuildCssModules],
    banner: { js: REQUIRE_FOR_BUNDLED_PACKAGES },
    minifySyntax: true,
    sourcemap: "linked",
    legalComments: "none",
    logLevel: "warning",
  });
  copyFileSync(SCHEMA_FILE, path.join(ssrDistDir, path.basename(SCHEMA_FILE)));
}

if (import.meta.main) await runBuild(() => buildRenderer(readBuildSettings(process.env)));
