import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { only, render, texts } from "../../../../../tests/client/render.ts";
import type { ExplorerBlock, StrategyRow } from "../../../content/types.ts";
import { ExplorerView } from "./explorer.tsx";

const ROW: StrategyRow = {
  slug: "ridge",
  name: "Ridge",
  href: "/portfolio_services/ridge",
  oneLine: "Companies on high ground",
  risk: null,
  house: null,
  style: "Growth",
  stocks: "33",
  horizon: null,
  since: "2018-09-14",
  series: null,
  completedYears: 6,
};

const BLOCK: ExplorerBlock = {
  kind: "explorer",
  tries: [],
  id: null,
  heading: "Narrow the list",
  note: null,
  link: null,
  sample: false,
  surface: false,
  action: "/portfolio_services",
  compareAction: "/portfolio_services/compare",
  caption: "PMS strategies. As on 31 May 2025.",
  filters: [
    {
      name: "style",
      label: "Style",
      options: [
        { value: "", label: "All styles", selected: false },
        { value: "growth", label: "Growth", selected: true },
      ],
    },
  ],
  isFiltered: true,
  rows: [ROW],
  found: 1,
  total: 13,
  pages: null,
  chosen: [],
  footnote: "A plus is the least time.",
};

test("the chosen filter is selected and the count says how many of all are left", () => {
  const html = renderToStaticMarkup(<ExplorerView block={BLOCK} />);
  expect(renderToStaticMarkup(<ExplorerView block={{ ...BLOCK, isFiltered: false }} />)).not.toContain(
    "of 13",
  );
  expect(html).toContain('<option value="growth" selected="">Growth</option>');
  expect(html).toContain("1 of 13 strategies<");
  expect(html).not.toContain("<nav");
});

/** What the buttons of the list's pages send, and where. */
function turns(pages: ExplorerBlock["pages"]): (string | null)[][] {
  const nav = only(render(<ExplorerView block={{ ...BLOCK, pages }} />), "nav");
  return [...nav.querySelectorAll("button")].map((button) =>
    ["formaction", "name", "value"].map((name) => button.getAttribute(name)),
  );
}

test("a list of several pages says which one this is and turns to its neighbours with what is set", () => {
  const html = render(
    <ExplorerView block={{ ...BLOCK, found: 121, total: 140, pages: { number: 2, count: 3 } }} />,
  );
  expect(html.textContent).toContain("121 of 140 strategies, page 2 of 3");
  expect(only(html, "nav").getAttribute("aria-label")).toBe("Pages of the list");
  expect(turns({ number: 2, count: 3 })).toEqual([
    ["/portfolio_services", "page", "1"],
    ["/portfolio_services", "page", "3"],
  ]);
});

test("the first page leads on only, the last one back only", () => {
  expect(turns({ number: 1, count: 2 }).map(([, , page]) => page)).toEqual(["2"]);
  expect(turns({ number: 2, count: 2 }).map(([, , page]) => page)).toEqual(["1"]);
});

test("filters and ticks are one form, so that a change of either keeps the other", () => {
  const html = render(<ExplorerView block={BLOCK} />);
  const form = only<HTMLFormElement>(html, "form").id;
  const show = only(html, "[formaction='/portfolio_services']");
  expect([show, only(html, "select")].map((control) => control.getAttribute("form"))).toEqual([form, form]);
});

test("a box carries the slug into the comparison's address", () => {
  const html = renderToStaticMarkup(<ExplorerView block={BLOCK} />);
  expect(html).toContain('action="/portfolio_services/compare" method="get"');
  expect(html).toMatch(/<input type="checkbox" [^>]*name="strategy" value="ridge"/);
});

test("strategies chosen on another page of the list stay ticked and named", () => {
  const chosen = [
    { slug: "ridge", name: "Ridge" },
    { slug: "delta", name: "Delta" },
  ];
  const html = render(<ExplorerView block={{ ...BLOCK, chosen }} />);
  const boxes = [...html.querySelectorAll<HTMLInputElement>("input[name=strategy]")];
  expect(boxes.map((box) => [box.value, box.hasAttribute("checked")])).toEqual([
    ["ridge", true],
    ["delta", true],
  ]);
  expect(boxes[1]?.closest("label")?.textContent).toContain("Delta");
});

test("a fact that most state has a column, which says so where one does not", () => {
  const html = renderToStaticMarkup(
    <ExplorerView block={{ ...BLOCK, rows: [ROW, { ...ROW, slug: "other", name: "Other", style: null }] }} />,
  );
  expect(html.match(/not stated<\/td>/g)).toHaveLength(1);
});

test("a fund house stated by few stands beside the name, a number of stocks behind the idea; a fact that nobody states has no column", () => {
  const rows = [
    { ...ROW, house: "North", stocks: "33" },
    { ...ROW, stocks: null, slug: "b", name: "B" },
    { ...ROW, slug: "c", name: "C" },
  ];
  const html = renderToStaticMarkup(<ExplorerView block={{ ...BLOCK, rows }} />);
  expect(html.match(/<th[^>]*>(Fund house|Horizon|Style|Since)<\/th>/g)).toHaveLength(2);
  expect(texts(render(<ExplorerView block={{ ...BLOCK, rows }} />), "tbody th").slice(0, 2)).toEqual([
    "Ridge by North Companies on high ground. 33\u00a0stocks",
    "B  Companies on high ground",
  ]);
});

test("what can go wrong has a column, where it is known", () => {
  const headsOf = (row: StrategyRow) =>
    texts(render(<ExplorerView block={{ ...BLOCK, rows: [row] }} />), "tr > :nth-child(2)");
  expect(headsOf({ ...ROW, risk: "It floods." })).toEqual(["What can go wrong", "Risk: It floods."]);
  expect(headsOf(ROW)[0]).not.toBe("What can go wrong");
});

test("the picker names what is ticked, and says how many", () => {
  const chosen = [
    { slug: "ridge", name: "Ridge" },
    { slug: "delta", name: "Delta" },
  ];
  const said = (count: number) => {
    const names = only(
      render(<ExplorerView block={{ ...BLOCK, chosen: chosen.slice(0, count) }} />),
      "strong[data-n]",
    );
    return [names.dataset.n, names.textContent];
  };
  expect([0, 1, 2].map(said)).toEqual([
    ["0", ""],
    ["1", "Ridge"],
    ["2", "Ridge, Delta"],
  ]);
});

test("the drawer says which filters are set", () => {
  expect(renderToStaticMarkup(<ExplorerView block={BLOCK} />)).toMatch(/Filters <span[^>]*>Growth</);
  const unset = renderToStaticMarkup(<ExplorerView block={{ ...BLOCK, filters: [] }} />);
  expect(unset).toMatch(/Filters <span[^>]*>none set</);
  expect(unset).not.toContain("Clear");
});

test("when nothing is left there is no table, but a way back to all with what is ticked", () => {
  const wayBack = (chosen: ExplorerBlock["chosen"]) => {
    const root = render(<ExplorerView block={{ ...BLOCK, rows: [], chosen }} />);
    expect(root.querySelector("table")).toBeNull();
    return only(root, "p > a").getAttribute("href");
  };
  expect(wayBack([])).toBe("/portfolio_services");
  expect(wayBack([{ slug: "ridge", name: "Ridge" }])).toBe("/portfolio_services?strategy=ridge");
});

test("a strategy without a day of inception has the start of its series in that column, also alone", () => {
  const series = { ...ROW, since: null, series: "2023-03-31" };
  const html = render(<ExplorerView block={{ ...BLOCK, rows: [series] }} />);
  expect(texts(html, "thead th")).toContain("Since");
  expect(texts(html, "tbody td")).toContain("from Mar 2023");
  expect(texts(render(<ExplorerView block={BLOCK} />), "tbody td")).toContain("since 14 Sep 2018 6 years");
});
