import { expect, test } from "vitest";
import { only, render, texts } from "../../../../../tests/client/render.ts";
import type { ComparedStrategy, ComparisonBlock } from "../../../content/types.ts";
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
      idea: "Old ground",
      basis: "as on 30 Apr 2025",
      removeHref: null,
      portrait: {
        caption: "By size of company, as on 30 Apr 2025",
        parts: [{ name: "Large", percent: { value: 89.2, shown: "89.2", withSign: "89.2%" }, look: "large" }],
        tenLargest: null,
        fiveSectors: null,
        sample: false,
      },
      focus: null,
    },
    {
      name: "Delta",
      href: "/delta",
      idea: "New land",
      basis: "as on 31 May 2025",
      removeHref: "/without-delta",
      portrait: null,
      focus: null,
    },
  ],
  axes: [],
  rows: [{ label: "Top 10 stocks", values: ["55.6%", null] }],
  shared: [{ label: "Benchmark", value: "Wide index" }],
  unstated: ["Exit load"],
  limits: null,
  footnote: "By the managers.",
};

const LIMITS: ComparisonBlock["limits"] = {
  caption: "Costs by rule",
  amounts: ["₹50 lakh"],
  rows: [{ label: "Each year", rule: "Costs", percent: 1, limits: ["₹1"] }],
  own: null,
  fee: { label: "Fee", rule: "An example", percent: 2.36, limits: ["₹2"] },
  basis: "By rule.",
};

const comparison = (changes: Partial<ComparisonBlock> = {}): HTMLElement =>
  render(<ComparisonView block={{ ...BLOCK, ...changes }} />);

const THREE = [
  ...BLOCK.strategies,
  { ...BLOCK.strategies[1], href: "/third" },
] as ComparisonBlock["strategies"];

test("each value stands below the head of its column, and one that is missing says so there", () => {
  const html = comparison({
    strategies: THREE,
    rows: [{ label: "Stocks", values: ["20", null, "32"] }],
    unstated: [],
  });
  expect(texts(html, "thead th")[0]).toContain("Ridge");
  expect(texts(html, "tbody tr:first-child td")).toEqual(["20", "–Not stated", "32"]);
  expect([...html.querySelectorAll("tr:first-child th")].map((cell) => cell.getAttribute("scope"))).toEqual([
    "col",
    "col",
    "col",
    "row",
  ]);
});

test("what one alone states follows in one row, each with its name in that one's column", () => {
  const html = comparison({
    strategies: THREE,
    rows: [
      { label: "Top 10 stocks", values: ["55.6%", null, null] },
      { label: "Stocks", values: [null, "20", "32"] },
      { label: "Fund house", values: [null, null, "North"] },
    ],
    unstated: [],
  });
  expect(texts(html, "tbody th")).toEqual(["Stocks", "Only one states"]);
  expect(texts(html, "tbody tr:last-child td")).toEqual([
    "Top 10 stocks 55.6%",
    "–Not stated",
    "Fund house North",
  ]);
});

test("each head leads to its factsheet, by name for readers", () => {
  const links = [...comparison().querySelectorAll("thead a")].filter((link) =>
    link.textContent?.includes("factsheet"),
  );
  expect(links.map((link) => [link.getAttribute("href"), link.textContent?.trim()])).toEqual([
    ["/ridge", "Ridge, factsheet"],
    ["/delta", "Delta, factsheet"],
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

test("what is the same for all stands below the table, open, and the costs by rule end it", () => {
  const html = comparison({ limits: LIMITS });
  expect(html.querySelector("details")).toBeNull();
  const [shared, costs] = [...html.querySelectorAll("div:has(table) ~ div dl")];
  expect(shared?.textContent).toBe("Benchmark Wide index");
  expect(texts(costs as Element, "dd")).toEqual(["₹1", "Costs", "as agreed", "in your agreement"]);
  expect(costs?.parentElement?.textContent).toContain("By rule.");
});

const [RIDGE, DELTA] = BLOCK.strategies as [ComparedStrategy, ComparedStrategy];
const OTHER = {
  ...DELTA,
  portrait: RIDGE.portrait && { ...RIDGE.portrait, caption: "By size, another day" },
};

const FOCUS: NonNullable<ComparedStrategy["focus"]> = {
  caption: "What it looks for",
  shapes: [],
  alt: null,
  fields: [{ label: "Tides", value: "Their turn" }],
  stepsOf: null,
  steps: [],
  heldFrom: 1,
  gates: null,
  crossing: null,
  sheet: null,
};

test("a strategy's own drawing stands beside fewer than two portraits, also in place of its portrait", () => {
  const drawn = (strategies: ComparedStrategy[]) =>
    [...comparison({ strategies }).querySelectorAll("li figcaption")].map(({ textContent }) =>
      textContent?.trim(),
    );
  const own = { ...DELTA, focus: FOCUS };
  const both = { ...RIDGE, focus: FOCUS };
  expect(drawn([RIDGE, own])).toEqual([RIDGE.portrait?.caption, FOCUS.caption]);
  expect(drawn([both, own])).toEqual([FOCUS.caption, FOCUS.caption]);
  expect(drawn([both, OTHER, own])).toEqual([
    RIDGE.portrait?.caption,
    OTHER.portrait?.caption,
    FOCUS.caption,
  ]);
});

test("two portraits stand before the table, beside who has nothing to draw", () => {
  const html = comparison({ strategies: [RIDGE, OTHER, { ...DELTA, name: "East", href: "/east" }] });
  expect([...html.querySelectorAll("table, ul:has(h3)")].map(({ tagName }) => tagName)).toEqual([
    "UL",
    "TABLE",
  ]);
  expect(html.querySelectorAll("[data-portrait]")).toHaveLength(2);
  expect(texts(html, "li:has(h3):last-child")).toEqual(["EastNew land"]);
  expect(texts(html, "table").join()).not.toContain("Large 89.2%");
});

test("ideas stand by their names, also without portraits, and in no column", () => {
  const html = comparison({ strategies: [{ ...RIDGE, portrait: null }, DELTA] });
  expect(texts(html, "li:has(h3)")).toEqual(["RidgeOld ground", "DeltaNew land"]);
  expect(texts(html, "table").join()).not.toContain("New land");
});

test("what every drawn portrait says of its own is in no table", () => {
  const withTen = ({ portrait, ...strategy }: ComparedStrategy, percent: string): ComparedStrategy => ({
    ...strategy,
    portrait: portrait && { ...portrait, tenLargest: { value: 1, shown: percent, withSign: percent } },
  });
  const strategies = [withTen(RIDGE, "55.6%"), withTen({ ...OTHER, portrait: OTHER.portrait }, "40%")];
  const rows = [{ label: "Top 10 stocks", values: ["55.6%", "40%"] }];
  expect(texts(comparison({ strategies, rows }), "table th")).not.toContain("Top 10 stocks");
  const other = [{ label: "Top 10 stocks", values: ["55.6%", "41%"] }];
  expect(texts(comparison({ strategies, rows: other }), "table th")).toContain("Top 10 stocks");
  const shared = [{ label: "Top 10 stocks", value: "55.6%" }];
  const same = [withTen(RIDGE, "55.6%"), withTen(OTHER, "55.6%")];
  expect(texts(comparison({ strategies: same, shared }), "dt")).not.toContain("Top 10 stocks");
  expect(texts(comparison({ shared }), "dt")).toContain("Top 10 stocks");
});

test("a single portrait is drawn too, and two alike are one in what is the same", () => {
  expect(comparison().querySelectorAll("li:has(h3) [data-portrait]")).toHaveLength(1);
  const alike = comparison({ strategies: [RIDGE, { ...DELTA, portrait: RIDGE.portrait }] });
  expect(alike.querySelectorAll("div:has(table) ~ div [data-portrait]")).toHaveLength(1);
  expect(alike.querySelectorAll("[data-portrait]")).toHaveLength(1);
});

test("two are called both, three all", () => {
  const heads = (strategies: ComparisonBlock["strategies"]) =>
    texts(comparison({ strategies }), "h2").slice(1);
  expect(heads(BLOCK.strategies)).toEqual(["The same for both"]);
  expect(heads(THREE)).toEqual(["The same for all"]);
});

test("on an axis the compared ones are gold, and each value has its name, the least first", () => {
  const dot = (name: string, placePercent: number, own: boolean) => ({
    name,
    href: `/${name}`,
    value: `${placePercent} stocks`,
    placePercent,
    spanPercent: 0,
    own,
  });
  const dots = [dot("Delta", 80, true), dot("Other", 50, false), dot("Ridge", 20, true)];
  const html = comparison({
    axes: [{ label: "Stocks", least: "10", most: "90", stated: "3 of 3", nearPercent: 1, dots }],
  });
  const [wide, narrow] = ["svg:nth-of-type(2) text", "svg:nth-of-type(3) text"].map((drawn) =>
    texts(html, `[data-axes] ${drawn}`),
  );
  expect(wide).toEqual(["20 stocks Ridge", "80 stocks Delta"]);
  expect(narrow).toEqual(["20 stocks", "Ridge", "80 stocks", "Delta"]);
  expect(html.querySelectorAll("[data-axes] a")).toHaveLength(1);
  const single = comparison({
    axes: [{ label: "Stocks", least: "10", most: "90", stated: "1", nearPercent: 1, dots: dots.slice(1) }],
  });
  expect(texts(single, "[data-axes] ul li")).toEqual(["20 stocks: Ridge"]);
  expect(texts(html, "[data-axes] ul li")).toEqual(["20 stocks: Ridge", "80 stocks: Delta"]);
});
