import { expect, test } from "vitest";
import { temporaryFolder, writeFiles } from "../../../tests/client/client-source.ts";
import { readPageKinds } from "./page-kinds.ts";

test("each combination of kinds is told once, from pages and strategies", () => {
  const folder = temporaryFolder();
  writeFiles(folder, {
    "pages/home.yaml": "blocks:\n  - kind: hero\n  - kind: note\n  - kind: note",
    "pages/about/why.yaml": "blocks: [{ kind: note }, { kind: hero }]",
    "strategies/one.yaml": "blocks: [{ kind: growth }]",
    "faqs/nri.yaml": "blocks: [{ kind: faq }]",
    "pages/empty.yaml": "title: none",
    "pages/faulty.yaml": "blocks: [",
  });
  expect(readPageKinds(folder)).toEqual([["hero", "note"], ["growth"]]);
});
