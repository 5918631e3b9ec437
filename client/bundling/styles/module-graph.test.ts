import { globSync } from "node:fs";
import { expect, test } from "vitest";
import { clientSource } from "../../../tests/client/client-source.ts";
import { readModuleGraph } from "./module-graph.ts";

const SOURCE = {
  "layouts/frame.tsx": 'import styles from "./frame.module.css";\nexport const frame = styles.frame;',
  "layouts/frame.module.css": ".frame { top: 0 }",
  "blocks/firm/growth/growth.tsx":
    'import { line } from "../../../charts/line.tsx";\nexport const growth = line;',
  "charts/line.tsx": 'import styles from "./line.module.css";\nexport const line = styles.line;',
  "charts/line.module.css": ".line { top: 0 }",
  "charts/live/tooltip.module.css": ".tooltip { top: 0 }",
  "blocks/text/page-note/page-note.module.css": ".note { top: 0 }",
};

function graphOf(changes: Record<string, string> = {}) {
  const source = clientSource({ ...SOURCE, ...changes });
  return readModuleGraph(source, globSync("**/*.module.css", { cwd: source }).sort());
}

test("a block needs its own modules, those its imports lead to, and what its rooms' islands draw", () => {
  const { blocks } = graphOf();
  expect(Object.fromEntries([...blocks].map(([kind, needed]) => [kind, [...needed]]))).toEqual({
    growth: ["charts/line.module.css", "charts/live/tooltip.module.css"],
    pageNote: ["blocks/text/page-note/page-note.module.css"],
  });
});

test("every page needs the layouts' modules, and those that no block can be named for", () => {
  expect([...graphOf().frame]).toEqual(["components/badge.module.css", "layouts/frame.module.css"]);
});

test("two blocks of one kind are refused, both named", () => {
  const twice = { "blocks/firm/page-note/page-note.module.css": ".note { top: 0 }" };
  expect(() => graphOf(twice)).toThrow(
    'Two blocks are of kind "pageNote": blocks/firm/page-note/, blocks/text/page-note/',
  );
});
