import { expect, test } from "vitest";
import { holdingsBlock, serve } from "../../../../../tests/client/factsheet-blocks.tsx";
import type { HoldingsBlock } from "../../../content/types.ts";
import { HoldingsView } from "./holdings.tsx";

function renderBlock(changes: Partial<HoldingsBlock> = {}): void {
  document.body.innerHTML = serve(<HoldingsView block={holdingsBlock(changes)} />);
}

test("a holding shows company, sector, weight and a bar against the heaviest", () => {
  renderBlock();
  const [first, second] = document.querySelectorAll("tbody tr");
  expect(first?.textContent).toBe("Kaveri Bank Financials6.9");
  expect(first?.querySelector("rect")?.getAttribute("width")).toBe("100%");
  expect(second?.querySelector("rect")?.getAttribute("width")).toBe("40.6%");
});

test("the donut names its parts to their own precision", () => {
  renderBlock();
  const svg = document.querySelector("[data-chart=donut] svg");
  const words = [...(svg?.querySelectorAll("text") ?? [])].map((text) => text.textContent);
  expect(words).toEqual(expect.arrayContaining(["Large", "63.8%", "23.08%", "13.13%"]));
  expect([...(svg?.querySelectorAll("path") ?? [])].map((path) => path.getAttribute("fill"))).toEqual([
    "var(--c-1)",
    "var(--c-2)",
    "var(--c-3)",
  ]);
});

test("sectors are bars of one precision, with their table", () => {
  renderBlock({ counts: [] });
  const plot = document.querySelector("[data-chart=bars]");
  for (const svg of plot?.querySelectorAll("svg") ?? []) expect(svg.textContent).toContain("9.0");
  expect(plot?.querySelectorAll("svg")).toHaveLength(2);
  expect(plot?.closest("figure")?.querySelector("details tbody")?.textContent).toBe(
    "Financials21.4Industrials9.0",
  );
});

test("more than four sizes are bars", () => {
  const parts = [1, 2, 3, 4, 5].map((percent) => ({
    name: `Size ${percent}`,
    percent: { value: percent, shown: `${percent}.0`, withSign: `${percent}.0%` },
  }));
  renderBlock({
    marketCap: {
      heading: "Sizes",
      parts,
      caption: "Sizes, in per cent of assets",
      label: "Five sizes.",
      note: null,
      sample: false,
    },
  });
  expect(document.querySelector("[data-chart=donut]")).toBeNull();
  expect(document.querySelectorAll("[data-chart=bars], [data-chart=bands]")).toHaveLength(2);
});

test("beside samples, figures that the manager states say so, and the twin keeps them", () => {
  renderBlock({ countsStated: true });
  const marked = [...document.querySelectorAll("[data-markdown-omit]")];
  expect(marked.some((part) => part.querySelector("table caption") !== null)).toBe(true);
  expect(document.querySelector("dl")?.closest("[data-markdown-omit]")).toBeNull();
  expect(document.querySelector("dl")?.previousElementSibling?.textContent).toBe("Stated, 31 May 2025");
});

test("without sectors and sizes the holdings stand alone", () => {
  renderBlock({ sectors: null, marketCap: null });
  expect(document.querySelectorAll("[data-chart]")).toHaveLength(0);
  expect(document.querySelectorAll("tbody tr")).toHaveLength(2);
  expect(document.querySelector("[style]")).toBeNull();
});

test("what is found in sample rows stands before them, marked, and not in the Markdown twin", () => {
  renderBlock({ finding: "Two are all of it.", sample: true, counts: [] });
  const found = document.querySelector("[data-result]");
  expect(found?.textContent).toBe("Two are all of it. Sample");
  expect(found?.closest("[data-markdown-omit]")).not.toBeNull();
  renderBlock();
  expect(document.querySelector("[data-result]")).toBeNull();
});
