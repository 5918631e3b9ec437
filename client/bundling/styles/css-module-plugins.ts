import path from "node:path";
import type { Plugin as EsbuildPlugin } from "esbuild";
import type { Plugin as VitePlugin } from "vitest/config";
import type { BuildFlavour } from "../settings/build-settings.ts";
import { adoptedStyles, classMapModule, isLiveModule, type ModuleRanks, rankModules } from "./css-modules.ts";

/** How a flavour names classes: short ones, or, to find one's way in developer tools, those that tell their module. */
export function classRanks(sourceDir: string, flavour: BuildFlavour): ModuleRanks | null {
  return flavour === "development" ? null : rankModules(sourceDir);
}

/** Bundles see a CSS Module as its class map; the rules themselves are in a stylesheet, those of live modules here. */
export function esbuildCssModules(sourceDir: string, flavour: BuildFlavour): EsbuildPlugin {
  const ranks = classRanks(sourceDir, flavour);
  return {
    name: "css-modules",
    setup(build) {
      build.onLoad({ filter: /\.module\.css$/ }, ({ path: file }) => ({
        contents: isLiveModule(file) ? adoptedStyles(file, ranks) : classMapModule(file, ranks),
        loader: "js",
      }));
    },
  };
}

const VIRTUAL_PREFIX = "\0class-map:";

/** Tests see the long names. */
export const viteCssModules: VitePlugin = {
  name: "css-modules",
  enforce: "pre",
  resolveId(source, importer) {
    if (!source.endsWith(".module.css") || importer === undefined) return null;
    return `${VIRTUAL_PREFIX}${path.resolve(path.dirname(importer), source)}.js`;
  },
  load(id) {
    if (!id.startsWith(VIRTUAL_PREFIX)) return null;
    return classMapModule(id.slice(VIRTUAL_PREFIX.length, -".js".length));
  },
};
