import { expect, test } from "vitest";
import { clientSource } from "../../../tests/client/client-source.ts";
import { buildStylesheets } from "./build-styles.ts";

const FACE = "@font-face { font-family: F; src: url(/f.woff2) }";

function stylesheet(changes: Record<string, string> = {}) {
  const { site, staff, classMaps } = buildStylesheets(clientSource(changes), FACE);
  return { css: site.at(-1)?.css.toString() ?? "", staff: staff.toString(), classMaps };
}

test("font faces come first, then globals, then modules by path, then print rules", () => {
  const { css } = stylesheet({ "blocks/text/faq/faq.module.css": ".item { color: red }" });
  const marks = [
    "@font-face",
    "--ink:",
    "body{",
    "@keyframes reveal",
    ".faq-item",
    ".badge-badge",
    "@media print",
  ];
  const places = marks.map((mark) => css.indexOf(mark));
  expect(places).not.toContain(-1);
  expect(places).toEqual([...places].sort((a, b) => a - b));
});

test("a block's rules stand in the same place whatever family it lies in", () => {
  const sheetWith = (faqFamily: string) =>
    stylesheet({
      [`blocks/${faqFamily}/faq/faq.module.css`]: ".item { color: red }",
      "blocks/page/hero/hero.module.css": ".item { color: blue }",
    }).css;
  expect(sheetWith("text")).toBe(sheetWith("firm"));
  expect(sheetWith("text").indexOf(".faq-item")).toBeLessThan(sheetWith("text").indexOf(".hero-item"));
});

test.each(["art", "components", "staff/queries"])("a room inside %s has no say in the order", (folder) => {
  const sheetsWith = (frameFile: string) => {
    const { css, staff } = stylesheet({
      [`${folder}/${frameFile}`]: ".edge { color: red }",
      [`${folder}/head.module.css`]: ".edge { color: blue }",
    });
    return css + staff;
  };
  const sheets = sheetsWith("frame.module.css");
  expect(sheets.indexOf(".frame-edge")).toBeGreaterThan(-1);
  expect(sheets.indexOf(".frame-edge")).toBeLessThan(sheets.indexOf(".head-edge"));
  expect(sheetsWith("parts/frame.module.css")).toBe(sheets);
});

test("the staff panel's modules are a stylesheet of their own", () => {
  const { css, staff, classMaps } = stylesheet({ "staff/shell/shell.module.css": ".frame { color: red }" });
  expect(staff).toBe(".shell-frame{color:red}");
  expect(css).not.toContain("shell-frame");
  expect(classMaps["staff/shell/shell.module.css"]).toEqual({ frame: "shell-frame" });
});

test("class maps are keyed by the module's path", () => {
  expect(stylesheet().classMaps).toEqual({
    "components/badge.module.css": { badge: "badge-badge", "badge-label": "badge-badge-label badge-badge" },
  });
});

test("two modules of one name are refused, both named", () => {
  const twice = { "blocks/text/badge/badge.module.css": ".badge { color: red }" };
  expect(() => stylesheet(twice)).toThrow(
    'Two CSS modules are named "badge": blocks/text/badge/badge.module.css, components/badge.module.css.',
  );
});

test("a global file without a place is refused", () => {
  expect(() => stylesheet({ "styles/stray.css": "p { top: 0 }" })).toThrow("styles/stray.css has no place");
});

test("a syntax error in a global file names that file", () => {
  expect(() => stylesheet({ "styles/base.css": "body { color: }}" })).toThrow(/styles\/base\.css:1:\d+ /);
});

test("a page's sheet holds the rules of its blocks in the order of the complete one, and no other block's", () => {
  const source = clientSource({
    "blocks/text/faq/faq.module.css": ".item { color: red }",
    "blocks/page/hero/hero.module.css": ".item { color: blue }",
    "blocks/firm/map/map.module.css": ".item { color: green }",
  });
  const { site } = buildStylesheets(source, FACE, [["faq", "hero"]]);
  const [own, complete] = site.map(({ kinds, css }) => ({ kinds, css: css.toString() }));
  expect(own?.kinds).toEqual(["faq", "hero"]);
  expect(complete?.kinds).toEqual(["map", "hero", "faq"]);
  expect(own?.css).toBe(complete?.css.replace(".map-item{color:green}", ""));
});
