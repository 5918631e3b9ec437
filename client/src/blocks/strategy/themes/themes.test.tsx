import { beforeEach, expect, test } from "vitest";
import { serve, themesBlock } from "../../../../../tests/client/factsheet-blocks.tsx";
import { ThemesView } from "./themes.tsx";

beforeEach(() => {
  document.body.innerHTML = serve(<ThemesView block={themesBlock()} />);
});

test("a theme has its sum at the head and its holdings below", () => {
  const table = document.querySelector("table");
  expect(table?.querySelector("caption")?.textContent).toBe("Savings, in per cent of assets");
  expect(table?.querySelector("thead")?.textContent).toBe("Savings9.7");
  expect(table?.querySelector("tbody tr")?.textContent).toBe("Kaveri Bank6.9");
  expect(document.body.textContent).toContain("Equity, total 91.9%");
});

test("six bands are bars, in the order given", () => {
  const svg = document.querySelector("[data-chart=bars] svg");
  const words = [...(svg?.querySelectorAll("text") ?? [])].map((text) => text.textContent);
  expect(words.slice(0, 4)).toEqual(["Band 1", "15", "Band 2", "40"]);
  expect(words).toHaveLength(12);
});

test("what the themes come to heads the section, and a sample of it is not in the twin", () => {
  expect(document.querySelector("[data-result]")).toBeNull();
  document.body.innerHTML = serve(
    <ThemesView block={{ ...themesBlock(), finding: "One is all of it.", sample: true }} />,
  );
  const found = document.querySelector("[data-result]");
  expect(found?.textContent).toBe("One is all of it. Sample");
  expect(found?.closest("[data-markdown-omit]")).not.toBeNull();
});

test("beside samples, stated figures say so, and the twin keeps them", () => {
  document.body.innerHTML = serve(<ThemesView block={{ ...themesBlock(), totalStated: true }} />);
  const total = [...document.querySelectorAll("p")].find((each) =>
    each.textContent?.includes("Equity, total"),
  );
  expect(total?.textContent).toContain("Stated, 31 May 2025");
  expect(total?.closest("[data-markdown-omit]")).toBeNull();
  expect(document.querySelector("table")?.closest("[data-markdown-omit]")?.textContent).toContain("Sample");
});
