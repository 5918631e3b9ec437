import { readFile } from "node:fs/promises";
import type { Plugin } from "esbuild";

const PACKAGE = /react-international-phone\/dist\/index\.mjs$/;

/**
 * Lets esbuild leave out the phone package's components, which we do not use. It marks their calls of `memo` and
 * `forwardRef` as free of effects, because the package does not.
 */
export const unusedComponents: Plugin = {
  name: "unused-components",
  setup(build) {
    build.onLoad({ filter: PACKAGE }, async ({ path }) => ({
      contents: markPure(await readFile(path, "utf8")),
      loader: "js",
    }));
  },
};

/** Marks components made at the top of a module. Throws an Error if there are none: then this step is useless. */
export function markPure(module: string): string {
  const forwardRef = /forwardRef as (\w+)/.exec(module)?.[1] ?? "forwardRef";
  const calls = new RegExp(`=(\\w+\\.memo|${forwardRef})\\(`, "g");
  const marked = module.replaceAll(calls, "=/* @__PURE__ */$1(");
  if (marked === module)
    throw new Error("react-international-phone makes no components by memo or forwardRef");
  return marked;
}
