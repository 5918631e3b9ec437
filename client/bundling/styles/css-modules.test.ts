import path from "node:path";
import { expect, test } from "vitest";
import { clientSource } from "../../../tests/client/client-source.ts";
import { adoptedStyles, classMapModule, compileCssModule, moduleName } from "./css-modules.ts";

const FILE = "/site/blocks/text/faq/faq.module.css";

function compile(source: string) {
  return compileCssModule(FILE, Buffer.from(source));
}

test("a class is named by its module and itself, wherever the project lies", () => {
  const here = compile(".item { color: red }");
  const elsewhere = compileCssModule("/other/place/faq.module.css", Buffer.from(".item { color: red }"));
  expect(here.classes).toEqual({ item: "faq-item" });
  expect(here.css).toContain(".faq-item");
  expect(elsewhere).toEqual(here);
});

test("a class of classes lists them all", () => {
  expect(compile(".a { color: red } .b { composes: a; top: 0 }").classes).toEqual({
    a: "faq-a",
    b: "faq-b faq-a",
  });
});

test("keyframes, containers and grid areas keep their names", () => {
  const { css } = compile(".a { animation: reveal 1s; grid-area: side; container-name: card }");
  expect(css).toContain("reveal");
  expect(css).not.toMatch(/faq-(reveal|side|card)/);
});

test("composing from another file is refused by name", () => {
  expect(() => compile('.a { composes: b from "./b.module.css"; }')).toThrow(
    `${FILE}: "composes … from" another file`,
  );
});

test("a syntax error tells file, line and column", () => {
  expect(() => compile(".a { color: red }\n.b { color: }}")).toThrow(
    /^\/site\/blocks\/text\/faq\/faq\.module\.css:2:\d+ /,
  );
});

test("the class map's module is frozen, so no class can be added by mistake", () => {
  const file = path.join(clientSource(), "components/badge.module.css");
  expect(classMapModule(file)).toBe(
    'export default Object.freeze({"badge":"badge-badge","badge-label":"badge-badge-label badge-badge"});',
  );
});

test("a live module's script gives the document its rules, and names classes as its sheet would", () => {
  const file = path.join(
    clientSource({ "charts/tip.live.module.css": ".tip { color: red }" }),
    "charts/tip.live.module.css",
  );
  expect(moduleName(file)).toBe("tip");
  const script = adoptedStyles(file);
  expect(script).toContain('rules.replaceSync(".tip-tip{color:red}");');
  expect(script).toContain("document.adoptedStyleSheets.push(rules);");
  expect(script).toContain('export default Object.freeze({"tip":"tip-tip"});');
});

test("short names are letters for the module and a number for the class, in rules and in the map", () => {
  const ranks = new Map([["faq", 27]]);
  const source = Buffer.from(".item { color: red; margin: .5em } .item .mark, .streak { top: 0 }");
  const { css, classes } = compileCssModule(FILE, source, ranks);
  expect(classes).toEqual({ item: "bb0", mark: "bb1", streak: "bb2" });
  expect(css.match(/\.bb\d/g)).toEqual([".bb0", ".bb0", ".bb1", ".bb2"]);
  expect(css).toContain(".5em");
  expect(css).not.toContain("faq-");
});
