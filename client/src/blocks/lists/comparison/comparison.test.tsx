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
    { name: "Ridge", href: "/ridge", removeHref: null },
    { name: "Delta", href: "/delta", removeHref: "/without-delta" },
    { name: "Moor", href: "/moor", removeHref: null },
  ],
  rows: [row("Stocks", ["20", null, "32"]), row("Style", ["Growth", "Quality", "Growth"])],
  across: [{ label: "The same for all", value: "Benchmark: Wide index." }],
  footnote: "By the managers.",
};

const comparison = (changes: Partial<ComparisonBlock> = {}): HTMLElement =>
  render(<ComparisonView block={{ ...BLOCK, ...changes }} />);

test("each value stands below the head of its column, and one that is missing says so there", () => {
  const html = comparison();
  expect(texts(html, "thead th").map((words) => words.split(",")[0])).toEqual(["Ridge", "Delta", "Moor"]);
  expect(texts(html, "tbody tr:first-child td")).toEqual(["20", "not stated", "32"]);
  expect([...html.querySelectorAll("tr:first-child th")].map((cell) => cell.getAttribute("scope"))).toEqual([
    ...["col", "col", "col"],
    "row",
  ]);
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

test("what is not stated is pale", () => {
  const shades = [...comparison().querySelectorAll("tbody td:not([colspan])")].map(
    (cell) => cell.className !== "",
  );
  expect(shades).toEqual([...[false, true, false], ...[false, false, false]]);
});

test("what holds for all is one cell across the columns", () => {
  const cell = comparison().querySelector("tbody tr:last-child td");
  expect([cell?.getAttribute("colspan"), cell?.textContent]).toEqual(["3", "Benchmark: Wide index."]);
});

test("shares are a bar of the whole portfolio, a colour for each part", () => {
  const html = comparison({
    rows: [row("Sizes", ["60% large, 30% mid", null, null], [[60, 90], null, null])],
  });
  const bars = [...html.querySelectorAll("tbody svg rect")].map((bar) => bar.getAttribute("width"));
  expect(bars).toEqual(["100%", "90%", "60%"]);
});

test("starts stand on one axis across the columns, with the years of falls through all lanes", () => {
  const years = [
    { year: 2020, ends: [40, 60], isFall: true },
    { year: 2025, ends: [90, 100], isFall: false },
  ];
  const html = comparison({
    rows: [{ ...row("Start", ["2018", "2021", null], [[0, 95], [60, 95], null]), years }],
  });
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
  expect(texts(html, "p")[0]).toContain("the fall of 2020");
});
