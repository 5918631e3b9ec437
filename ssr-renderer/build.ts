import { copyFileSync, mkdirSync } from "node:fs";
import path from "node:path";
import { build } from "esbuild";
import { SHARE_IMAGE_FONT_FILES } from "../client/bundling/fonts/font-files.ts";
import { runBuild } from "../client/bundling/run-build.ts";
import {
  type BuildSettings,
  bundleConstants,
  readBuildSettings,
} from "../client/bundling/settings/build-settings.ts";
import { CLIENT_SOURCE_DIR, SCHEMA_FILE } from "../client/bundling/settings/paths.ts";
import { buildStylesheets } from "../client/bundling/styles/build-styles.ts";
import { cssModules } from "../client/bundling/styles/css-module-plugin.ts";
import { esbuildValidators } from "./bundling/validator-plugins.ts";

/** Globals for CommonJS packages in the bundle: `require` for Node's own modules, and the folder of the bundle. */
const GLOBALS_OF_BUNDLED_PACKAGES =
  'import { createRequire as createNodeRequire } from "node:module"; const require = createNodeRequire(import.meta.url); const __dirname = import.meta.dirname;';

/**
 * Columns of a line in the bundle. A stack in the log names a line, so a line must be short enough to find the place.
 */
const LINE_LIMIT = 200;

/**
 * Build the renderer into one file that needs nothing but Node, with the contract's schema beside it. The program that
 * draws share images is a second file, with its rasteriser and its fonts.
 */
export async function buildRenderer({ flavour, ssrDistDir }: BuildSettings): Promise<void> {
  const { classMaps } = await buildStylesheets(CLIENT_SOURCE_DIR, "", flavour);
  await build({
    entryPoints: {
      main: path.join(import.meta.dirname, "src/main.ts"),
      "share-images": path.join(import.meta.dirname, "src/share-images/main.ts"),
    },
    outdir: ssrDistDir,
    outExtension: { ".js": ".mjs" },
    bundle: true,
    platform: "node",
    format: "esm",
    target: "node24",
    mainFields: ["module", "main"],
    define: bundleConstants(flavour),
    // The rasteriser is machine code: the build copies what fits this machine.
    loader: { ".node": "copy" },
    plugins: [cssModules(CLIENT_SOURCE_DIR, classMaps), esbuildValidators],
    banner: { js: GLOBALS_OF_BUNDLED_PACKAGES },
    minifySyntax: true,
    // Node keeps its source text in memory, so white space is removed. Names stay, for stacks in the log.
    minifyWhitespace: true,
    lineLimit: LINE_LIMIT,
    sourcemap: "linked",
    legalComments: "none",
    logLevel: "warning",
  });
  copyFileSync(SCHEMA_FILE, path.join(ssrDistDir, path.basename(SCHEMA_FILE)));
  copyInto(path.join(ssrDistDir, "fonts"), SHARE_IMAGE_FONT_FILES);
}

function copyInto(folder: string, files: readonly string[]): void {
  mkdirSync(folder, { recursive: true });
  for (const file of files) copyFileSync(file, path.join(folder, path.basename(file)));
}

if (import.meta.main) await runBuild(() => buildRenderer(readBuildSettings(process.env)));
