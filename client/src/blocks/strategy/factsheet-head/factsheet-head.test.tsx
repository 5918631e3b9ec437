import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { FactsheetHeadBlock } from "../../../content/types.ts";
import styles from "./factsheet-head.module.css";
import { FactsheetHeadView } from "./factsheet-head.tsx";

const BLOCK: FactsheetHeadBlock = {
  kind: "factsheetHead",
  overline: null,
  heading: "Ridge",
  lede: "Companies on high ground.",
  asOn: "2025-05-31",
  age: null,
  sample: true,
  seal: {
    monogram: "RG",
    lobes: 24,
    largePercent: 89.2,
    midPercent: 10.8,
    smallPercent: 0,
    alt: "A seal of 24 lobes",
    caption: "24 stocks: large 89.2% and mid 10.8%.",
  },
  crossing: null,
  ascent: null,
  keyTerms: [{ label: "Stocks", value: "24" }],
};

test("the date stands below the words; the print button waits for the page script", () => {
  const html = renderToStaticMarkup(<FactsheetHeadView block={BLOCK} page={{ breadcrumbs: [] }} />);
  expect(html).toContain("<span>As on 31 May 2025</span>");
  expect(html).toMatch(/<button [^>]*data-print="" hidden=""/);
});

test("stated figures that are old say so beside their date", () => {
  const html = renderToStaticMarkup(
    <FactsheetHeadView block={{ ...BLOCK, age: "older than 120 days" }} page={{ breadcrumbs: [] }} />,
  );
  expect(html).toContain("<span>As on 31 May 2025, older than 120 days</span>");
});

test("the seal is an image with its text, and has no ring for a size without a share", () => {
  const html = renderToStaticMarkup(<FactsheetHeadView block={BLOCK} page={{ breadcrumbs: [] }} />);
  expect(html).toContain('role="img" aria-label="A seal of 24 lobes"');
  expect(html).toContain('id="seal-mid"');
  expect(html).not.toContain('id="seal-small"');
});

test("the drawing of crossings is an image, wide and narrow, with its caption", () => {
  const crossing = {
    midToMega: 7,
    miniToMid: 0,
    miniToMega: 0,
    alt: "Seven of fifty rise",
    caption: "Five years.",
  };
  const html = renderToStaticMarkup(
    <FactsheetHeadView block={{ ...BLOCK, seal: null, crossing }} page={{ breadcrumbs: [] }} />,
  );
  expect(html.match(/role="img" aria-label="Seven of fifty rise"/g)).toHaveLength(2);
  expect(html).toContain("<figcaption>Five years.</figcaption>");
});

test("an ascent is drawn wide and for phones, its two ends told", () => {
  const ascent = {
    lines: [
      [1, 20, 888],
      [1, 12, 160],
    ],
    rungs: ["₹1", "₹10", "₹100", "₹1,000"].map((shown, power) => ({ value: 10 ** power, shown })),
    highestName: "Ridge Bank",
    highest: "888×",
    lowest: "lowest, 160×",
    years: 2,
    alt: "From 160 to 888 times",
    caption: "Two companies.",
  };
  const html = renderToStaticMarkup(
    <FactsheetHeadView block={{ ...BLOCK, seal: null, ascent }} page={{ breadcrumbs: [] }} />,
  );
  expect(html.match(/role="img" aria-label="From 160 to 888 times"/g)).toHaveLength(2);
  for (const word of ["₹1,000", "₹100", "₹10", "₹1", "Ridge Bank", "888×", "lowest, 160×", "Year 2"]) {
    expect(html.split(`>${word}</text>`)).toHaveLength(3);
  }
});

test("without a figure the terms stand beside the words; without an overline the h1 is the heading alone", () => {
  const html = renderToStaticMarkup(
    <FactsheetHeadView block={{ ...BLOCK, seal: null, asOn: null }} page={{ breadcrumbs: [] }} />,
  );
  expect(html).toMatch(new RegExp(`class="${styles.bare}"><div>.*</div><dl class="${styles.terms}">`));
  expect(html).not.toContain("<figure");
  expect(html).toContain("<h1>Ridge</h1>");
  expect(html).not.toContain("As on");
});
