import path from "node:path";
import type { Plugin } from "esbuild";
import type { ClassMaps } from "./compile-styles.ts";

/**
 * Lets a bundle import a CSS Module as its class map. For a module in `live`, the script also adds the rules to the
 * document, as a constructed stylesheet, which `style-src 'self'` allows.
 */
export function cssModules(
  sourceDir: string,
  classMaps: ClassMaps,
  live: Record<string, string> = {},
): Plugin {
  return {
    name: "css-modules",
    setup(build) {
      build.onLoad({ filter: /\.module\.css$/ }, ({ path: file }) => {
        const module = path.relative(sourceDir, file);
        const rules = live[module];
        const classMap = `export default ${JSON.stringify(classMaps[module])};`;
        return { contents: rules === undefined ? classMap : `${adopted(rules)}\n${classMap}`, loader: "js" };
      });
    },
  };
}

function adopted(rules: string): string {
  return `const rules = new CSSStyleSheet();
rules.replaceSync(${JSON.stringify(rules)});
document.adoptedStyleSheets.push(rules);`;
}
