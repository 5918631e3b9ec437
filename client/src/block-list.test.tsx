import { expect, test } from "vitest";
import { only, PLAIN_SECTION, paragraph, render, texts } from "../../tests/client/render.ts";
import { BlockList } from "./block-list.tsx";
import beside from "./components/sections/beside.module.css";
import type { Block, PageDocument, SiteDocument } from "./content/types.ts";

const cards: Block = {
  ...PLAIN_SECTION,
  kind: "cards",
  heading: "Sources",
  lede: null,
  columns: 2,
  numbered: false,
  items: ["One", "Two"].map((title) => ({
    title,
    text: paragraph(title),
    icon: null,
    link: null,
    picture: null,
    paper: null,
  })),
  footnote: null,
};
const note: Block = {
  kind: "note",
  id: "disclosures",
  heading: "Disclosures",
  body: paragraph("What one must know."),
  footnote: null,
};
const chapter = (id: string): Block => ({
  kind: "chapter",
  id,
  heading: `Chapter ${id}`,
  says: null,
  risk: null,
});

function blocks(...rendered: Block[]): HTMLElement {
  return render(<BlockList page={{ blocks: rendered } as PageDocument} site={{} as SiteDocument} />);
}

test("a chapter contains the sections up to the next one, but not those that close the page", () => {
  const root = blocks(chapter("first"), cards, chapter("second"), { ...cards, heading: "More" }, note);
  expect(texts(root, ":scope > section > div > header > h2")).toEqual([
    "Chapter first",
    "Chapter second",
    "Disclosures",
  ]);
  expect(texts(only(root, "#first"), "h3")).toEqual(["Sources"]);
  expect(texts(only(root, "#second"), "h3")).toEqual(["More"]);
});

test("headings are one level lower in a chapter than outside it", () => {
  expect(texts(blocks(cards), "h3")).toEqual(["One", "Two"]);
  expect(texts(blocks(chapter("first"), cards), "h4")).toEqual(["One", "Two"]);
});

test("who runs it stands beside the costs where anything of it is published, the other strategies beside a note", () => {
  const unpublished: Block = {
    kind: "unpublished",
    sections: [{ id: null, heading: "Manager" }],
    text: "Not here.",
    ask: { label: "Ask", href: "/contact" },
  };
  const related: Block = {
    ...PLAIN_SECTION,
    kind: "relatedStrategies",
    heading: "Others",
    comparisons: [],
    allStrategies: { label: "All", href: "/all" },
  };
  const inPairs = (...rendered: Block[]): string[] =>
    texts(blocks(...rendered), `.${beside.beside} > section > div > header > h2`);
  const costs = [chapter("costs"), cards];
  expect(inPairs(...costs, chapter("runs"), cards, note)).toEqual(["Chapter costs", "Chapter runs"]);
  expect(inPairs(...costs, chapter("runs"), unpublished, note)).toEqual([]);
  expect(inPairs(...costs, note)).toEqual([]);
  expect(inPairs(note, related)).toEqual(["Disclosures", "Others"]);
});
