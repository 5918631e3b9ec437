import { expect, test } from "vitest";
import { only, render, texts } from "../../../../../tests/client/render.ts";
import type { ComparisonBlock } from "../../../content/types.ts";
import { ComparisonView } from "./comparison.tsx";

const BLOCK: ComparisonBlock = {
  kind: "comparison",
  id: null,
  heading: "Side by side",
  note: null,
  link: null,
  sample: false,
  surface: false,
  strategies: [
    {
      name: "Ridge",
      href: "/ridge",
      basis: "as on 30 Apr 2025",
      removeHref: null,
      portrait: {
        caption: "By size of company, as on 30 Apr 2025",
        parts: [{ name: "Large", percent: { value: 89.2, shown: "89.2", withSign: "89.2%" }, look: "large" }],
        note: null,
        tenLargest: null,
        fiveSectors: null,
        sample: false,
      },
    },
    {
      name: "Delta",
      href: "/delta",
      basis: "as on 31 May 2025",
      removeHref: "/without-delta",
      portrait: null,
    },
  ],
  field: [],
  rows: [{ label: "Top 10 stocks", values: ["55.6%", null] }],
  shared: [{ label: "Benchmark", value: "Wide index" }],
  unstated: ["Exit load"],
  footnote: "By the managers.",
};

const comparison = (changes: Partial<ComparisonBlock> = {}): HTMLElement =>
  render(<ComparisonView block={{ ...BLOCK, ...changes }} />);

test("each value stands below the head of its column, and one that is missing says so there", () => {
  const html = comparison({ unstated: [] });
  expect(texts(html, "thead th")[0]).toContain("Ridge");
  expect(texts(html, "tbody td")).toEqual(["55.6%", "Not stated"]);
  expect([...html.querySelectorAll("th")].map((cell) => cell.getAttribute("scope"))).toEqual([
    "col",
    "col",
    "row",
  ]);
});

test("each head links to its factsheet, by name for screen readers", () => {
  const links = [...comparison().querySelectorAll("thead a")].filter((link) =>
    link.textContent?.includes("Factsheet"),
  );
  expect(links.map((link) => [link.getAttribute("href"), link.textContent])).toEqual([
    ["/ridge", "Factsheet of Ridge"],
    ["/delta", "Factsheet of Delta"],
  ]);
});

test("what nobody states is the last row, across all columns", () => {
  const last = only(comparison(), "tbody tr:last-child td");
  expect(last.getAttribute("colspan")).toBe("2");
  expect(last.textContent).toContain("Exit load");
});

test("only a strategy that can be removed has a link for that, named for screen readers", () => {
  const links = [...comparison().querySelectorAll("thead a")].filter((link) =>
    link.textContent?.includes("Remove"),
  );
  expect(links.map((link) => [link.getAttribute("href"), link.textContent])).toEqual([
    ["/without-delta", "Remove Delta"],
  ]);
});

test("the note says of which day the figures are, by strategy where they differ", () => {
  expect(comparison().textContent).toContain("Figures: Ridge as on 30 Apr 2025, Delta as on 31 May 2025. By");
  const alike = BLOCK.strategies.map((strategy) => ({ ...strategy, basis: "as on 31 May 2025" }));
  expect(comparison({ strategies: alike }).textContent).toContain("Figures as on 31 May 2025. By");
});

test("what is the same for all stands in a drawer that begins open", () => {
  const html = comparison();
  const folded = only(html, "details");
  expect(folded.hasAttribute("open")).toBe(true);
  expect(texts(folded, "dt")).toEqual(["Benchmark"]);
  expect(texts(folded, "dd")).toEqual(["Wide index"]);
  expect(comparison({ shared: [] }).querySelector("details")).toBeNull();
});

test("each stated portrait has a row, the other strategies are named below, unless there is no portrait", () => {
  const html = comparison();
  expect(texts(html, "h3")).toEqual(["Ridge"]);
  expect(html.querySelectorAll("[data-portrait]")).toHaveLength(1);
  expect(texts(html, "ul:has(h3) + p")).toEqual(["Not stated: Delta."]);
  const bare = BLOCK.strategies.map((strategy) => ({ ...strategy, portrait: null }));
  expect(texts(comparison({ strategies: bare }), "h3")).toEqual([]);
});

test("two portraits stand before the table, a single one behind it, and two alike are one in what is the same", () => {
  const [ridge] = BLOCK.strategies;
  const portrait = ridge?.portrait ?? null;
  const alike = BLOCK.strategies.map((strategy) => ({ ...strategy, portrait }));
  expect(comparison({ strategies: alike }).querySelectorAll("details [data-portrait]")).toHaveLength(1);
  expect(comparison({ strategies: alike }).querySelectorAll("[data-portrait]")).toHaveLength(1);
  const both = BLOCK.strategies.map((strategy, index) => ({
    ...strategy,
    portrait: portrait && { ...portrait, caption: `By size, ${index}` },
  }));
  const order = (html: HTMLElement) =>
    [...html.querySelectorAll("table, ul:has(h3)")].map(({ tagName }) => tagName);
  expect(order(comparison({ strategies: both }))).toEqual(["UL", "TABLE"]);
  expect(order(comparison())).toEqual(["TABLE", "UL"]);
});

test("two are called both, three all", () => {
  const heads = (strategies: ComparisonBlock["strategies"]) => texts(comparison({ strategies }), "summary");
  expect(heads(BLOCK.strategies)).toEqual(["The same for both"]);
  const third = { ...BLOCK.strategies[0], href: "/third" } as ComparisonBlock["strategies"][number];
  expect(heads([...BLOCK.strategies, third])).toEqual(["The same for all"]);
});

test("on an axis the compared ones are gold, and each value has its name, the least first", () => {
  const dot = (name: string, placePercent: number, own: boolean) => ({
    name,
    href: `/${name}`,
    value: `${placePercent} stocks`,
    placePercent,
    own,
  });
  const dots = [dot("Delta", 80, true), dot("Other", 50, false), dot("Ridge", 20, true)];
  const html = comparison({ field: [{ label: "Stocks", least: "10", most: "90", stated: "3 of 3", dots }] });
  const [wide, narrow] = ["svg:nth-of-type(2) text", "svg:nth-of-type(3) text"].map((drawn) =>
    texts(html, `[data-field] ${drawn}`),
  );
  expect(wide).toEqual(["20 stocks Ridge", "80 stocks Delta"]);
  expect(narrow).toEqual(["20 stocks", "Ridge", "80 stocks", "Delta"]);
  expect(html.querySelectorAll("[data-field] a")).toHaveLength(1);
  const single = comparison({
    field: [{ label: "Stocks", least: "10", most: "90", stated: "1", dots: dots.slice(1) }],
  });
  expect(texts(single, "[data-field] ul li")).toEqual(["20 stocks Ridge"]);
  expect(texts(html, "[data-field] ul li")).toEqual(["20 stocks Ridge", "80 stocks Delta"]);
});
