import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { FactsheetHeadBlock } from "../../../content/types.ts";
import { FactsheetHead } from "./factsheet-head.tsx";

const BLOCK: FactsheetHeadBlock = {
  kind: "factsheetHead",
  overline: null,
  heading: "Ridge",
  lede: "Companies on high ground.",
  asOn: "2025-05-31",
  illustrative: true,
  toldFigures: "the weights. Stated: the key terms.",
  seal: {
    monogram: "RG",
    lobes: 24,
    largePercent: 89.2,
    midPercent: 10.8,
    smallPercent: 0,
    alt: "A seal of 24 lobes",
    caption: "24 lobes for 24 stocks.",
  },
  crossing: null,
  keyTerms: [{ label: "Stocks", value: "24" }],
};

test("the mark stands before what it means, the date below; the print button waits for the page script", () => {
  const html = renderToStaticMarkup(<FactsheetHead block={BLOCK} trail={[]} />);
  expect(html).toContain("Illustrative data</span>: the weights. Stated: the key terms.</p>");
  expect(html).toContain("<span>As on 31 May 2025</span>");
  expect(html).toMatch(/<button [^>]*data-print="" hidden=""/);
});

test("the seal is an image with its text, and has no ring for a size without a share", () => {
  const html = renderToStaticMarkup(<FactsheetHead block={BLOCK} trail={[]} />);
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
  const html = renderToStaticMarkup(<FactsheetHead block={{ ...BLOCK, seal: null, crossing }} trail={[]} />);
  expect(html.match(/role="img" aria-label="Seven of fifty rise"/g)).toHaveLength(2);
  expect(html).toContain("<figcaption>Five years.</figcaption>");
});

test("without a figure the terms stand beside the words; without an overline the h1 is the heading alone", () => {
  const html = renderToStaticMarkup(
    <FactsheetHead block={{ ...BLOCK, seal: null, asOn: null, toldFigures: null }} trail={[]} />,
  );
  expect(html).toMatch(/class="factsheet-head-bare"><div>.*<\/div><dl class="factsheet-head-terms">/);
  expect(html).not.toContain("Illustrative data");
  expect(html).not.toContain("<figure");
  expect(html).toContain("<h1>Ridge</h1>");
  expect(html).not.toContain("As on");
});
