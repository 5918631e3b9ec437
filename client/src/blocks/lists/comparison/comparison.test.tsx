import { expect, test } from "vitest";
import { render, texts } from "../../../../../tests/client/render.ts";
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
      lede: "Old ground",
      risk: "It may erode",
      basis: "as on 30 Apr 2025",
      removeHref: null,
      fact: null,
      focus: null,
    },
    {
      name: "Delta",
      href: "/delta",
      lede: "New land",
      risk: null,
      basis: "as on 31 May 2025",
      removeHref: "/without-delta",
      fact: null,
      focus: null,
    },
  ],
  rows: [
    { label: "Top 10 stocks", values: ["55.6%", null], bars: null },
    { label: "Style", values: ["Growth", "Quality"], bars: null },
    { label: "Horizon", values: ["3 years", "5 years"], bars: null },
  ],
  shared: [{ label: "Benchmark", values: ["Wide index", "Wide index"], bars: null }],
  alone: [{ label: "Stocks", values: [null, "20"], bars: null }],
  unstated: "exit load. Ask.",
  footnote: "By the managers.",
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
    rows: ["Stocks", "Start", "Style"].map((label) => ({ label, values: ["20", null, "32"], bars: null })),
    alone: [],
  });
  expect(texts(html, "thead th")[0]).toContain("Ridge");
  expect(texts(html, "tbody tr:first-child td")).toEqual(["20", "not stated", "32"]);
  expect([...html.querySelectorAll("tr:first-child th")].map((cell) => cell.getAttribute("scope"))).toEqual([
    "col",
    "col",
    "col",
    "row",
  ]);
});

test("each head leads to its factsheet, by name for readers", () => {
  const links = [...comparison().querySelectorAll("h3 a")].filter((link) =>
    link.textContent?.includes("factsheet"),
  );
  expect(links.map((link) => [link.getAttribute("href"), link.textContent?.trim()])).toEqual([
    ["/ridge", "Ridge, factsheet"],
    ["/delta", "Delta, factsheet"],
  ]);
});

test("what one alone states stands under its name, and what nobody does comes last in a sentence", () => {
  const html = comparison();
  expect(texts(html, "h3 + dl")).toEqual(["Stocks 20"]);
  expect(texts(html, "h3").slice(-1)).toEqual(["Only Delta states"]);
  expect(texts(html, "div > p")).toContain("Neither states exit load. Ask.");
  expect(comparison({ alone: [], unstated: null }).textContent).not.toContain("Neither states");
});

test("a value of several parts is a bar of as many, each named beside its colour", () => {
  const sizes = {
    label: "Sizes",
    values: [null, "60% large, 30% mid, 10% small"],
    bars: [null, [60, 90, 100]],
  };
  const html = comparison({ alone: [sizes] });
  expect(texts(html, "dd > span > span")).toEqual([" 60% large, ", " 30% mid, ", " 10% small"]);
  const bars = [...html.querySelectorAll("dd svg rect + rect")].map((bar) => bar.getAttribute("width"));
  expect(bars).toEqual(["100%", "90%", "60%"]);
});

test("only a strategy that can be removed has a link for that, named for screen readers", () => {
  const links = [...comparison().querySelectorAll("li a")].filter((link) =>
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

test("what is the same for all comes first, if there is something", () => {
  const html = comparison();
  expect(texts(html, "h2")[0]).toBe("The same for both");
  expect(texts(html, "dl")[0]).toBe("Benchmark Wide index");
  expect(texts(comparison({ shared: [] }), "h2")[0]).toBe(BLOCK.heading);
  expect(comparison({ rows: [] }).querySelector("table")).toBeNull();
});

const FOCUS: NonNullable<ComparedStrategy["focus"]> = {
  caption: "What it looks for",
  shapes: [],
  alt: null,
  fields: [{ label: "Tides", value: "Their turn" }],
  mixes: [],
  steps: [],
  heldFrom: 1,
  gates: null,
  crossing: null,
};

test("a strategy's own drawing stands in its head", () => {
  const [ridge, delta] = BLOCK.strategies as [ComparedStrategy, ComparedStrategy];
  const html = comparison({ strategies: [ridge, { ...delta, focus: FOCUS }] });
  expect(texts(html, "li figcaption").map((words) => words.trim())).toEqual([FOCUS.caption]);
});

test("each head says what the strategy is and what can go wrong, if that is known", () => {
  const [ridge, delta] = texts(comparison(), "li:has(h3)");
  expect(ridge).toContain("Old ground");
  expect(ridge).toContain("What can go wrong It may erode");
  expect(delta).toContain("New land");
  expect(delta).not.toContain("go wrong");
});

test("what is measured is drawn and comes before words, and a span is paler beyond its least", () => {
  const html = comparison({
    rows: [
      { label: "Style", values: ["Growth", "Quality"], bars: null },
      {
        label: "Stocks",
        values: ["20-25", "50"],
        bars: [
          [40, 50],
          [100, 100],
        ],
      },
      { label: "House", values: ["North", "South"], bars: null },
    ],
  });
  expect(texts(html, "tbody th").slice(0, 2)).toEqual([expect.stringContaining("Stocks"), "Style"]);
  const widths = [...html.querySelectorAll("td:nth-of-type(1) svg rect + rect")].map((bar) =>
    bar.getAttribute("width"),
  );
  expect(widths).toEqual(["50%", "40%"]);
});

test("a few rows stand under each name in place of a table", () => {
  const html = comparison({ rows: BLOCK.rows.slice(0, 2) });
  expect(html.querySelector("table")).toBeNull();
  expect(texts(html, "li dl")).toEqual([
    "Top 10 stocks 55.6%Style Growth",
    "Top 10 stocks not statedStyle Quality",
  ]);
});

test("two are called both, three all", () => {
  const heads = (strategies: ComparisonBlock["strategies"]) =>
    texts(comparison({ strategies }), "h2").slice(0, 1);
  expect(heads(BLOCK.strategies)).toEqual(["The same for both"]);
  expect(heads(THREE)).toEqual(["The same for all"]);
});
