import path from "node:path";
import type { Plugin as EsbuildPlugin } from "esbuild";
import type { Plugin as VitePlugin } from "vitest/config";
import { classMapModule } from "./css-modules.ts";

/** Bundles see a CSS Module as its class map; the rules themselves are in a stylesheet. */
export const esbuildCssModules: EsbuildPlugin = {
  name: "css-modules",
  setup(build) {
    build.onLoad({ filter: /\.module\.css$/ }, ({ path: file }) => ({
      contents: classMapModule(file),
      loader: "js",
    }));
  },
};

const VIRTUAL_PREFIX = "\0class-map:";

/** The same class names in tests as in the builds. */
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
