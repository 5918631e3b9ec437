import path from "node:path";
import { type Plugin as EsbuildPlugin, transformSync } from "esbuild";
import type { Plugin as VitePlugin } from "vitest/config";
import { validatorModule } from "./validator-module.ts";

const SUFFIX = "?validator";

/** In a bundle, `x.schema.json?validator` is code made from the schema. Nobody reads its names, so they are short. */
export const esbuildValidators: EsbuildPlugin = {
  name: "validators",
  setup(build) {
    build.onResolve({ filter: /\.schema\.json\?validator$/ }, ({ path: source, resolveDir }) => ({
      path: path.resolve(resolveDir, source.slice(0, -SUFFIX.length)),
      namespace: "validator",
    }));
    build.onLoad({ filter: /./, namespace: "validator" }, ({ path: file }) => ({
      contents: transformSync(validatorModule(file), { minify: true, target: "node24" }).code,
      resolveDir: path.dirname(file),
      loader: "js",
    }));
  },
};

const VIRTUAL_PREFIX = "\0validator:";
const REQUIRE = `import { createRequire } from "node:module"; const require = createRequire(${JSON.stringify(import.meta.url)});`;

/** The same validators in tests. Node loads Ajv's helpers itself there. */
export const viteValidators: VitePlugin = {
  name: "validators",
  enforce: "pre",
  resolveId(source, importer) {
    if (!source.endsWith(`.schema.json${SUFFIX}`) || importer === undefined) return null;
    const file = path.resolve(path.dirname(importer), source.slice(0, -SUFFIX.length));
    return `${VIRTUAL_PREFIX}${file}.js`;
  },
  load(id) {
    if (!id.startsWith(VIRTUAL_PREFIX)) return null;
    return REQUIRE + validatorModule(id.slice(VIRTUAL_PREFIX.length, -".js".length));
  },
};
