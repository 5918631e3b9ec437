import { expect, test } from "vitest";
import { render, texts } from "../../../../../tests/client/render.ts";
import type { ComparisonBlock, ComparisonRow } from "../../../content/types.ts";
import { ComparisonView } from "./comparison.tsx";

const row = (
  label: string,
  values: (string | null)[],
  changes: Partial<ComparisonRow> = {},
): ComparisonRow => ({
  label,
  look: "whole",
  values,
  bars: [],
  marks: [],
  scale: null,
  ...changes,
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
  rows: [row("Style", ["Growth", "Quality", "Growth"]), row("Stocks", ["20", null, "32"])],
  across: [{ label: "The same for all", value: "Benchmark: Wide index." }],
  footnote: "By the managers.",
};

const comparison = (changes: Partial<ComparisonBlock> = {}): HTMLElement =>
  render(<ComparisonView block={{ ...BLOCK, ...changes }} />);

test("each value stands below the head of its column, and one that is missing says so there", () => {
  const html = comparison();
  expect(texts(html, "thead th").map((words) => words.split(",")[0])).toEqual(["Ridge", "Delta", "Moor"]);
  expect(texts(html, "tbody tr:nth-of-type(2) td")).toEqual(["20", "not stated", "32"]);
  expect(
    [...html.querySelectorAll("thead th, tbody tr:first-of-type th")].map((cell) =>
      cell.getAttribute("scope"),
    ),
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

test("what holds for all is one cell across the columns", () => {
  const cell = comparison().querySelector("tbody tr:last-child td");
  expect([cell?.getAttribute("colspan"), cell?.textContent]).toEqual(["3", "Benchmark: Wide index."]);
});

test("shares are a bar of the whole portfolio, a colour for each part and beside its words", () => {
  const rows = [row("Sizes", ["60% large, 30% mid", null, null], { bars: [[60, 90], null, null] })];
  const html = comparison({ rows });
  const bars = [...html.querySelectorAll("tbody svg rect")].map((bar) => bar.getAttribute("width"));
  expect(bars).toEqual(["100%", "60%", "30%"]);
  expect(texts(html, "tbody tr:first-child td:nth-of-type(1) > span").map((part) => part.trim())).toEqual([
    "60% large",
    "30% mid",
  ]);
});

test("starts stand on one scale in all columns, which marks the years of falls", () => {
  const ran: Partial<ComparisonRow> = {
    look: "run",
    bars: [[0, 95], [60, 95], null],
    marks: [[40, 60]],
    scale: "2005 to 2025",
  };
  const html = comparison({ rows: [row("Start", ["2018", "2021, after", null], ran)] });
  const drawn = [...html.querySelectorAll("tbody svg")].map((svg) =>
    [...svg.querySelectorAll("rect")].map((bar) => [bar.getAttribute("x"), bar.getAttribute("width")]),
  );
  expect(drawn).toEqual([
    [
      ["0%", "100%"],
      ["40%", "20%"],
      ["0%", "0%"],
      ["0%", "95%"],
    ],
    [
      ["0%", "100%"],
      ["40%", "20%"],
      ["0%", "60%"],
      ["60%", "35%"],
    ],
  ]);
  expect(texts(html, "tbody tr:first-child th")).toEqual(["Start 2005 to 2025"]);
  expect(texts(html, "tbody tr:first-child td")).toEqual(["2018", "2021, after", "not stated"]);
});
