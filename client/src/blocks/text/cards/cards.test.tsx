import { expect, test } from "vitest";
import { only, PLAIN_SECTION, paragraph, render, texts } from "../../../../../tests/client/render.ts";
import type { CardsBlock, PictureCard } from "../../../content/types.ts";
import { CardsView } from "./cards.tsx";

const card = (title: string, changes: Partial<PictureCard> = {}): PictureCard => ({
  title,
  text: paragraph(`About ${title}.`),
  link: null,
  picture: null,
  paper: null,
  ...changes,
});
const BLOCK: CardsBlock = {
  ...PLAIN_SECTION,
  kind: "cards",
  lede: "What the cards say together.",
  columns: 2,
  numbered: false,
  items: [card("Equity", { link: { label: "All strategies", href: "/portfolio_services" } }), card("Debt")],
  footnote: "Reviewed on 31 May 2025.",
};

test("each card is an article under a heading of the third level, lede and footnote round them", () => {
  const root = render(<CardsView block={BLOCK} />);
  expect(texts(root, "article > div > h3")).toEqual(["Equity", "Debt"]);
  expect(root.textContent).toContain("What the cards say together.");
  expect(root.textContent).toContain("Reviewed on 31 May 2025.");
});

test("only a card with a way on has a link", () => {
  const link = only<HTMLAnchorElement>(render(<CardsView block={BLOCK} />), "a");
  expect(link.getAttribute("href")).toBe("/portfolio_services");
  expect(link.closest("article")?.querySelector("h3")?.textContent).toBe("Equity");
});

test("numerals stand only where the order is real", () => {
  const numerals = (block: CardsBlock): string[] =>
    texts(render(<CardsView block={block} />), "article p:first-child");
  expect(numerals({ ...BLOCK, numbered: true })).toContain("2");
  expect(numerals(BLOCK)).not.toContain("2");
});

test("a step's sheet of paper has its lines, the struck ones as deleted, and what was written by hand", () => {
  const lines = [
    { text: "A mix", isStruck: false },
    { text: "A fan maker", isStruck: true },
  ];
  const paper = { title: "The plan", lines, byHand: "agreed" };
  const root = render(<CardsView block={{ ...BLOCK, items: [card("Plan", { paper }), card("Other")] }} />);
  expect(texts(root, "article li")).toEqual(["A mix", "A fan maker"]);
  expect(texts(root, "article del")).toEqual(["A fan maker"]);
  expect(only(root, "article:first-child").textContent).toContain("agreed");
});
