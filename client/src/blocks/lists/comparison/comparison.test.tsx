import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
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
      completedYears: 6,
      told: "Ridge, as on 30 Apr 2025.",
      removeHref: null,
    },
    {
      name: "Delta",
      href: "/delta",
      completedYears: null,
      told: "Delta, as on 31 May 2025.",
      removeHref: "/without-delta",
    },
  ],
  groups: [
    {
      heading: "Portfolio",
      rows: [{ label: "Large, mid", values: ["89.2 / 10.8", null], sharesPercent: [[89.2, 10.8], null] }],
    },
  ],
  footnote: "A dash means that it is not stated.",
};

test("a value has its bar, a missing one is a dash without a bar", () => {
  const html = renderToStaticMarkup(<ComparisonView block={BLOCK} />);
  expect(html.match(/<rect /g)).toHaveLength(2);
  expect(html).toContain("</svg>89.2 / 10.8");
  expect(html).toContain(">–<");
});

test("only a strategy that may go has a way to remove it, named for readers", () => {
  const html = renderToStaticMarkup(<ComparisonView block={BLOCK} />);
  expect(html.match(/Remove/g)).toHaveLength(1);
  expect(html).toMatch(/href="\/without-delta".*Remove<span[^>]*> Delta<\/span>/);
});

test("the caption says of which day each column is", () => {
  const html = renderToStaticMarkup(<ComparisonView block={BLOCK} />);
  expect(html).toContain("Side by side. Ridge, as on 30 Apr 2025. Delta, as on 31 May 2025.</caption>");
});

test("read without layout, a name and the value behind it are words of their own", () => {
  const text = renderToStaticMarkup(<ComparisonView block={BLOCK} />)
    .replaceAll(/<[^>]+>/g, "")
    .replaceAll(/ +/g, " ");
  expect(text).toContain("Ridge 89.2 / 10.8");
  expect(text).toContain("Delta Factsheet");
  expect(text).toContain("Delta Remove");
});
