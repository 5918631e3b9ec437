import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { ExplorerBlock, ExplorerRow } from "../../../content/types.ts";
import { Explorer } from "./explorer.tsx";

const ROW: ExplorerRow = {
  slug: "ridge",
  name: "Ridge",
  href: "/portfolio_services/ridge",
  oneLine: "Companies on high ground",
  house: null,
  style: "Growth",
  stocks: "33",
  horizon: null,
  since: "2018-09-14",
  completedYears: 6,
};

const BLOCK: ExplorerBlock = {
  kind: "explorer",
  id: null,
  heading: "Narrow the list",
  note: null,
  link: null,
  illustrative: false,
  surface: false,
  action: "/portfolio_services",
  compareAction: "/portfolio_services/compare",
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
  total: 13,
  footnote: "A dash means that it is not stated.",
};

test("the chosen filter is selected and the count says how many of all are left", () => {
  const html = renderToStaticMarkup(<Explorer block={BLOCK} />);
  expect(html).toContain('<option value="growth" selected="">Growth</option>');
  expect(html).toContain("1 of 13 strategies");
});

test("a box carries the slug into the comparison's address", () => {
  const html = renderToStaticMarkup(<Explorer block={BLOCK} />);
  expect(html).toContain('action="/portfolio_services/compare" method="get"');
  expect(html).toMatch(/<input type="checkbox" [^>]*name="strategy" value="ridge"/);
});

test("what is not stated is a dash", () => {
  const html = renderToStaticMarkup(<Explorer block={BLOCK} />);
  expect(html.match(/<\/span>–<\/td>/g)).toHaveLength(2);
});

test("when nothing is left there is no comparison, but a way back to all", () => {
  const html = renderToStaticMarkup(<Explorer block={{ ...BLOCK, rows: [] }} />);
  expect(html).toContain("No strategy fits these filters.");
  expect(html).toContain('<a href="/portfolio_services">Clear the filters</a>');
  expect(html).not.toContain("data-compare");
});
