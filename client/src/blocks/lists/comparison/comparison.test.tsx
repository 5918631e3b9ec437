import { expect, test } from "vitest";
import { render, texts } from "../../../../../tests/client/render.ts";
import type { ComparisonBlock, ComparisonRow } from "../../../content/types.ts";
import { ComparisonView } from "./comparison.tsx";

const row = (label: string, values: (string | null)[], bars: ComparisonRow["bars"] = []): ComparisonRow => ({
  label,
  values,
  bars,
  years: null,
});

const BLOCK: ComparisonBlock = {
  kind: "comparison",
  id: null,
  heading: "Side by side",
  note: "Send it on.",
  link: { label: "Choose", href: "/list" },
  sample: false,
  surface: false,
  strategies: [
    { name: "Ridge", href: "/ridge", asOn: "31 May 2025", removeHref: null },
    { name: "Delta", href: "/delta", asOn: "31 May 2025", removeHref: "/without-delta" },
    { name: "Moor", href: "/moor", asOn: "31 May 2025", removeHref: null },
  ],
  groups: [
    { heading: null, rows: [row("Style", ["Growth", "Quality", "Growth"])] },
    { heading: "Only two state what follows.", rows: [row("Stocks", ["20", null, "32"])] },
  ],
  across: [{ label: "The same for all", value: "Benchmark: Wide index." }],
  footnote: "By the managers.",
};

const comparison = (changes: Partial<ComparisonBlock> = {}): HTMLElement =>
  render(<ComparisonView block={{ ...BLOCK, ...changes }} />);

test("each value stands below the head of its column, and one that is missing says so there", () => {
  const html = comparison();
  expect(texts(html, "thead th").map((words) => words.split(",")[0])).toEqual(["Ridge", "Delta", "Moor"]);
  expect(texts(html, "tbody:nth-of-type(2) td")).toEqual(["20", "not stated", "32"]);
  expect(
    [...html.querySelectorAll("thead th, tbody:first-of-type th")].map((cell) => cell.getAttribute("scope")),
  ).toEqual([...["col", "col", "col"], "row"]);
});

test("each head leads to its factsheet, by name for readers, and on without it if two are left", () => {
  const links = [...comparison().querySelectorAll("thead a")];
  expect(links.map((link) => [link.getAttribute("href"), link.textContent])).toEqual([
    ["/ridge", "Ridge, factsheet"],
    ["/delta", "Delta, factsheet"],
    ["/without-delta", "Remove Delta"],
    ["/moor", "Moor, factsheet"],
  ]);
});

test("rows that some state stand below the words that say who, and a gap is not seen as words", () => {
  const html = comparison();
  const groups = [...html.querySelectorAll("tbody")].map((group) =>
    texts(group, "th").map((words) => words.split(" ")[0]),
  );
  expect(groups).toEqual([["Style"], ["Only", "Stocks"], ["The"]]);
  expect(html.querySelector("[scope=rowgroup]")?.getAttribute("colspan")).toBe("4");
  expect(texts(html, "tbody:nth-of-type(2) td > span")).toEqual(["not stated"]);
});

test("what holds for all is one cell across the columns", () => {
  const cell = comparison().querySelector("tbody:last-of-type tr:last-child td");
  expect([cell?.getAttribute("colspan"), cell?.textContent]).toEqual(["3", "Benchmark: Wide index."]);
});

test("shares are a bar of the whole portfolio, a colour for each part and beside its words", () => {
  const rows = [row("Sizes", ["60% large, 30% mid", null, null], [[60, 90], null, null])];
  const html = comparison({ groups: [{ heading: null, rows }] });
  const bars = [...html.querySelectorAll("tbody svg rect")].map((bar) => bar.getAttribute("width"));
  expect(bars).toEqual(["100%", "60%", "30%"]);
  expect(texts(html, "tbody tr:first-child td:nth-of-type(1) > span").map((part) => part.trim())).toEqual([
    "60% large",
    "30% mid",
  ]);
});

test("starts stand on one axis across the columns, with the years of falls through all lanes", () => {
  const years = [
    { year: 2020, ends: [40, 60], isFall: true },
    { year: 2025, ends: [90, 100], isFall: false },
  ];
  const rows = [{ ...row("Start", ["2018", "2021", null], [[0, 95], [60, 95], null]), years }];
  const html = comparison({ groups: [{ heading: null, rows }] });
  expect(html.querySelector("tbody td")?.getAttribute("colspan")).toBe("3");
  expect(texts(html, "tbody li")).toEqual(["Ridge 2018", "Delta 2021", "Moor not stated"]);
  expect(html.querySelectorAll("li rect")).toHaveLength(3);
  const bars = [...html.querySelectorAll("li line[class]")].map((bar) => [
    bar.getAttribute("x1"),
    bar.getAttribute("x2"),
  ]);
  expect(bars).toEqual([
    ["0%", "95%"],
    ["60%", "95%"],
  ]);
  expect(texts(html, "svg text")).toEqual(["2020", "2025"]);
  expect(texts(html, "p")[0]).toContain("Gold");
});
