import { expect, test } from "vitest";
import { only, render, texts } from "../../../../../tests/client/render.ts";
import type { FillInSheetBlock } from "../../../content/types.ts";
import { FillInSheetView } from "./fill-in-sheet.tsx";

const BLOCK: FillInSheetBlock = {
  kind: "fillInSheet",
  id: "ask",
  heading: "What to find",
  text: "Fill it in.",
  rules: [{ term: "Always", detail: "The same." }],
  link: { label: "Types", href: "/types" },
  caption: "To fill in",
  title: "Series 9",
  addressee: "From the papers",
  lines: [
    { label: "Fee", hint: null },
    { label: "Term", hint: "in years" },
    { label: "Way out", hint: null },
  ],
  byHand: "ask",
};

test("the sheet is a figure of its caption, with a line for each thing to fill in", () => {
  const root = render(<FillInSheetView block={BLOCK} />);
  expect(only(root, "figure").getAttribute("aria-labelledby")).toBe(only(root, "figcaption").id);
  expect(texts(root, "figure li")).toEqual(["Fee", "Term: in years", "Way out"]);
  expect(texts(root, "dl > div")).toEqual(["AlwaysThe same."]);
  expect(only(root, "section a").getAttribute("href")).toBe("/types");
});
