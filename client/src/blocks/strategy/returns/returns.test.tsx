import { beforeEach, expect, test } from "vitest";
import { returnsBlock, serve } from "../../../../../tests/client/factsheet-blocks.tsx";
import { InChapter } from "../../../components/sections/heading-levels.tsx";
import type { ReturnsBlock, ReturnsTable } from "../../../content/types.ts";
import { ReturnsView } from "./returns.tsx";

function render(changes: Partial<ReturnsBlock> = {}): void {
  document.body.innerHTML = serve(<ReturnsView block={{ ...returnsBlock(), ...changes }} />);
}

beforeEach(() => {
  render();
});

test("the row of the whole time, and no other, stands out", () => {
  const marked = [...document.querySelectorAll("tbody tr[class]")].map(
    (row) => row.firstElementChild?.textContent,
  );
  expect(marked).toEqual(["Since inception"]);
});

function wordsOf(svg: Element | undefined): (string | null)[] {
  return [...(svg?.querySelectorAll("text") ?? [])].map((text) => text.textContent);
}

test("periods are rows: portfolio, benchmark, signed difference", () => {
  const rows = [...document.querySelectorAll("tbody tr")].map((row) =>
    [...row.querySelectorAll("th, td")].map((cell) => cell.textContent),
  );
  expect(rows).toContainEqual(["1 year", "11.7", "9.8", "+1.9"]);
  expect(rows).toContainEqual(["CYTD 2025", "−4.2", "2.8", "−7.0"]);
});

test("each drawn table has two drawings with a bar and a value for every figure", () => {
  const plots = [...document.querySelectorAll("[role=img]")];
  expect(plots.map((plot) => plot.getAttribute("aria-label"))).toEqual([
    "River was ahead in every period.",
    "River was ahead in two of three years.",
  ]);
  for (const plot of plots) {
    expect([...plot.querySelectorAll("svg")].map((svg) => svg.querySelectorAll("path").length)).toEqual([
      6, 6,
    ]);
  }
  const [wide, phone] = plots[0]?.querySelectorAll("svg") ?? [];
  for (const svg of [wide, phone]) {
    expect(wordsOf(svg)).toEqual(expect.arrayContaining(["11.7", "9.8", "21.2", "15.3"]));
  }
});

test("bars of years run onwards through time, and what is negative hangs from the zero line", () => {
  const svg = document.querySelectorAll("[role=img]")[1]?.querySelector("svg");
  const titles = wordsOf(svg ?? undefined).filter((word) => word?.startsWith("CY"));
  expect(titles).toEqual(["CY 2023", "CY 2024", "CYTD 2025"]);
  const bars = [...(svg?.querySelectorAll("path") ?? [])].map((path) => path.getAttribute("d") ?? "");
  expect(bars[2]).toMatch(/v -[\d.]+ h -/);
  expect(bars[1]).toMatch(/v [\d.]+ h -/);
});

test("a table with bars lies folded below them, any other stands open", () => {
  expect(document.querySelectorAll("details table")).toHaveLength(2);
  const { tables } = returnsBlock();
  render({ tables: tables.map((table) => ({ ...table, drawing: "none" })) });
  expect(document.querySelectorAll("table")).toHaveLength(2);
  expect(document.querySelector("details, [role=img]")).toBeNull();
});

test("bars have their table once, on demand", () => {
  const [single] = returnsBlock().tables as [ReturnsTable];
  const inChapter = (changes: Partial<ReturnsTable>): void => {
    const block = { ...returnsBlock(), tables: [{ ...single, ...changes }] };
    document.body.innerHTML = serve(
      <InChapter.Provider value="later">
        <ReturnsView block={block} />
      </InChapter.Provider>,
    );
  };
  inChapter({ drawing: "bars" });
  expect(document.querySelectorAll("details table")).toHaveLength(1);
  expect(document.querySelectorAll("table")).toHaveLength(1);
  expect(document.querySelector("[role=img]")).not.toBeNull();
  inChapter({ drawing: "none" });
  expect(document.querySelectorAll("table")).toHaveLength(1);
});

test("bars in rows stand both returns beside the difference, on one scale from one zero tick", () => {
  const [table] = returnsBlock().tables as [ReturnsTable];
  render({ tables: [{ ...table, drawing: "inRows" }] });
  expect(document.querySelector("details, [role=img]")).toBeNull();
  const widths = [...document.querySelectorAll("tbody tr")].map((row) =>
    [...row.querySelectorAll("rect")].map((bar) => Number.parseFloat(bar.getAttribute("width") ?? "")),
  );
  const [[portfolio = 0, benchmark = 0]] = widths as [number[]];
  expect(portfolio / benchmark).toBeCloseTo(11.7 / 9.8, 1);
  expect(Math.max(...widths.flat())).toBe(88);
});

test("earlier years are shown on demand, on every screen, under the same heads", () => {
  const [, table] = returnsBlock().tables as [ReturnsTable, ReturnsTable];
  render({
    tables: [{ ...table, drawing: "none", rows: table.rows.slice(0, 2), earlier: table.rows.slice(2) }],
  });
  const [shown, earlier] = document.querySelectorAll("table");
  expect(shown?.querySelectorAll("tbody tr")).toHaveLength(2);
  expect(earlier?.closest("details")?.className).toContain("anywhere");
  expect(earlier?.querySelector("caption")?.textContent).toBe("Returns by year, earlier years");
  expect(earlier?.querySelector("tbody")?.textContent).toContain("CY 2023");
  expect(earlier?.querySelector("thead")?.textContent).toBe(shown?.querySelector("thead")?.textContent);
});
