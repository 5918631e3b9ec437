import { expect, test } from "vitest";
import { clientSource } from "../../tests/client/client-source.ts";
import { blockViews } from "./block-views.ts";

test("a kind's view is found by its place, and the table is sorted", () => {
  const source = clientSource({
    "blocks/text/key-facts/key-facts.tsx": "",
    "blocks/text/key-facts/row.tsx": "",
    "blocks/firm/awards/awards.tsx": "",
  });
  expect(blockViews(["keyFacts", "awards"], source).split("\n").slice(1, 4)).toEqual([
    'import { AwardsView } from "../../src/blocks/firm/awards/awards.tsx";',
    'import { KeyFactsView } from "../../src/blocks/text/key-facts/key-facts.tsx";',
    "export const BLOCK_VIEWS = { awards: AwardsView, keyFacts: KeyFactsView };",
  ]);
});

test("a kind without a view is refused, and the file to write is named", () => {
  expect(() => blockViews(["keyFacts"], clientSource())).toThrow(
    "write client/src/blocks/text/key-facts/key-facts.tsx, which exports KeyFactsView",
  );
});
