import { expect, test } from "vitest";
import { clientSource } from "../../../tests/client/client-source.ts";
import { buildStylesheets } from "./build-styles.ts";

const FACE = "@font-face { font-family: F; src: url(/f.woff2) }";

async function stylesheets(changes: Record<string, string> = {}) {
  const { site, ...rest } = await buildStylesheets(clientSource(changes), FACE, "development");
  const sheets = site.map(({ kinds, css }) => ({ kinds, css: css.toString() }));
  return { ...rest, sheets, complete: sheets.at(-1)?.css ?? "" };
}

test("font faces come first, then globals, then modules, then print rules", async () => {
  const { complete } = await stylesheets({ "blocks/text/faq/faq.module.css": ".item { color: red }" });
  const marks = ["@font-face", "--ink:", "body{", "@keyframes reveal", ".faq_item", "@media print"];
  const places = marks.map((mark) => complete.indexOf(mark));
  expect(places).not.toContain(-1);
  expect(places).toEqual([...places].sort((a, b) => a - b));
});

test("the staff panel's modules are a stylesheet of their own", async () => {
  const { complete, staff, classMaps } = await stylesheets({
    "staff/shell/shell.module.css": ".frame { color: red }",
  });
  expect(staff.toString()).toBe(".shell_frame{color:red}");
  expect(complete).not.toContain("shell_frame");
  expect(classMaps["staff/shell/shell.module.css"]).toEqual({ frame: "shell_frame" });
});

test("a live module's rules are in no sheet and go with its script", async () => {
  const { complete, staff, live } = await stylesheets({
    "charts/tip.live.module.css": ".tip { color: red }",
  });
  expect(complete + staff).not.toContain("color:red}.tip");
  expect(live).toEqual({ "charts/tip.live.module.css": expect.stringMatching(/^\.\w+_tip\{color:red\}$/) });
});

test("a global file without a place is refused", async () => {
  await expect(stylesheets({ "styles/stray.css": "p { top: 0 }" })).rejects.toThrow(
    "styles/stray.css has no place",
  );
});

test.each(["styles/base.css", "components/badge.module.css"])(
  "a syntax error in %s names it",
  async (file) => {
    await expect(stylesheets({ [file]: ".a { top: 0 }\n.b { color: }}" })).rejects.toThrow(
      `${file}:2:13: ERROR`,
    );
  },
);

test("a sheet holds what its blocks lead to and what no block does, in the order of the complete one", async () => {
  const block = (name: string, ...imports: string[]) =>
    `${imports.map((file) => `import "${file}";`).join("")} export const ${name} = null;`;
  const { sheets, complete } = await stylesheets({
    "blocks/text/page-note/page-note.tsx": block(
      "note",
      "./note.module.css",
      "../../../charts/bar.module.css",
    ),
    "blocks/text/page-note/note.module.css": ".note { color: red }",
    "blocks/strategy/growth/growth.tsx": block(
      "growth",
      "./growth.module.css",
      "../../../charts/line.module.css",
    ),
    "blocks/strategy/growth/growth.module.css": ".growth { color: green }",
    "charts/bar.module.css": ".bar { color: pink }",
    "charts/line.module.css": ".line { color: blue }",
    "charts/tip.module.css": ".tip { color: gold }",
  });
  const served = sheets.find(({ kinds }) => !kinds.includes("growth"));
  expect(served?.kinds).toEqual(["pageNote"]);
  expect(complete).toContain(".line_line");
  expect(served?.css).toBe(complete.replace(/\.(growth_growth|line_line)\{[^}]*\}/g, ""));
  expect(sheets.at(-1)?.kinds).toEqual(["growth", "pageNote"]);
});

test("another build of the same sources names classes alike, wherever they lie", async () => {
  const names = async () => (await buildStylesheets(clientSource(), FACE, "production")).classMaps;
  expect(await names()).toEqual(await names());
});
