import { readFileSync } from "node:fs";
import path from "node:path";
import { type CSSModuleExport, transform } from "lightningcss";

export type CssModule = { css: string; classes: Record<string, string> };

/** The part of a module's path its class names begin with: `blocks/text/faq/faq.module.css` gives `faq`. */
export function moduleName(file: string): string {
  return path.basename(file, ".module.css");
}

/**
 * Compile one CSS Module. Classes become `<module>-<class>`, so any build gives the same names; keyframes, containers
 * and grid names stay as written and are shared by the whole stylesheet.
 *
 * Throws an Error with file, line and column for CSS that cannot be parsed.
 */
export function compileCssModule(file: string, source = readFileSync(file)): CssModule {
  const name = moduleName(file);
  const scoped = { animation: false, container: false, customIdents: false, grid: false };
  const { code, exports } = withFileName(file, () =>
    transform({
      filename: `${name}.css`,
      code: source,
      cssModules: { pattern: "[name]-[local]", ...scoped },
    }),
  );
  const entries = Object.entries(exports ?? {}).map(
    ([local, item]) => [local, joinedNames(item, file)] as const,
  );
  return { css: Buffer.from(code).toString(), classes: Object.fromEntries(entries.sort()) };
}

/** A JavaScript module whose default export is the frozen class map. */
export function classMapModule(file: string): string {
  return `export default Object.freeze(${JSON.stringify(compileCssModule(file).classes)});`;
}

/** Run a Lightning CSS call; its syntax errors come out with file, line and column in the message. */
export function withFileName<T>(file: string, call: () => T): T {
  try {
    return call();
  } catch (error) {
    const { loc, message } = error as { loc?: { line: number; column: number }; message: string };
    throw new Error(`${file}:${loc?.line ?? 0}:${loc?.column ?? 0} ${message}`);
  }
}

function joinedNames(item: CSSModuleExport, file: string): string {
  const composed = item.composes.map((reference) => {
    if (reference.type === "dependency") {
      throw new Error(
        `${file}: "composes … from" another file is not supported, name both classes in the component`,
      );
    }
    return reference.name;
  });
  return [item.name, ...composed].join(" ");
}
