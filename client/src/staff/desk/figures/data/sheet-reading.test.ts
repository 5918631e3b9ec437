import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import type { SheetReading } from "../../../../api/types.ts";
import { figuresFixture } from "./figures-fixture.ts";
import { countFiguresTaken, countRowsTaken, rowsStaying, withReading } from "./sheet-reading.ts";

const CASE_FILE = path.resolve(import.meta.dirname, "../../../../../../tests/contract/single_figures.json");

const sheet = (changes: Partial<SheetReading>): SheetReading => {
  return {
    name: "Sheet1",
    dataset: null,
    columns: [],
    rows: [],
    ignored: [],
    figures: [],
    faults: [],
    notes: [],
    ...changes,
  };
};

test("rows replace the whole dataset, in the draft's own order of columns", () => {
  const read = sheet({
    dataset: "holdings",
    columns: ["weightPercent", "company", "sector", "size"],
    rows: [["100", "Narmada Steel", "Metals", "mid"]],
  });
  const next = withReading(figuresFixture(), { sheets: [read] });
  expect(next.datasets.holdings?.rows).toEqual([["Narmada Steel", "Metals", "mid", "100"]]);
  expect(next.datasets.growth).toEqual(figuresFixture().datasets.growth);
  expect(countRowsTaken(figuresFixture(), { sheets: [read, sheet({ rows: [["x"]] })] })).toBe(1);
});

test("rows and figures of a dataset that the draft lacks are neither taken nor counted", () => {
  const { growth, holdings } = figuresFixture().datasets;
  if (growth === undefined || holdings === undefined) throw new Error("the fixture has both");
  const draft = figuresFixture({ datasets: { growth } });
  const figures = [
    { path: ["datasets", "holdings", "stated", "topTenPercent"], label: "Top 10", value: "61" },
    { path: ["asOn"], label: "As on", value: "2026-06-30" },
  ];
  const reading = {
    sheets: [sheet({ dataset: "holdings", columns: holdings.columns, rows: holdings.rows, figures })],
  };
  expect(withReading(draft, reading)).toEqual({ ...draft, asOn: "2026-06-30" });
  expect([countRowsTaken(draft, reading), countFiguresTaken(draft, reading)]).toEqual([0, 1]);
});

const growthRead = (...rows: string[][]): SheetReading =>
  sheet({ dataset: "growth", columns: ["date", "portfolio", "benchmark"], rows });
const daysAfter = (read: SheetReading): string[] =>
  withReading(figuresFixture(), { sheets: [read] }).datasets.growth?.rows.map(([day = ""]) => day) ?? [];

test("a sheet of the new month alone leaves the months before it", () => {
  const read = growthRead(["2026-06-30", "103", "102"]);
  expect(daysAfter(read)).toEqual(["2026-03-31", "2026-04-30", "2026-05-31", "2026-06-30"]);
  const growth = figuresFixture().datasets.growth;
  expect(growth && rowsStaying(growth, read).before).toHaveLength(3);
});

test("a sheet replaces all rows from its first day to its last", () => {
  expect(daysAfter(growthRead(["2026-03-31", "100", "100"], ["2026-05-31", "102", "101"]))).toEqual([
    "2026-03-31",
    "2026-05-31",
  ]);
  expect(daysAfter(growthRead(["2026-04-30", "100", "100"]))).toEqual([
    "2026-03-31",
    "2026-04-30",
    "2026-05-31",
  ]);
});

test("a sheet whose day cannot be read takes no month away", () => {
  expect(daysAfter(growthRead(["06/07/2026", "103", "102"])).slice(0, 3)).toEqual([
    "2026-03-31",
    "2026-04-30",
    "2026-05-31",
  ]);
});

test("a column the sheet leaves out keeps what its row said, and is empty in a new row", () => {
  const read = sheet({
    dataset: "holdings",
    columns: ["company", "weightPercent"],
    rows: [
      ["Kaveri Bank", "55"],
      ["Narmada Steel", "45"],
    ],
  });
  const next = withReading(figuresFixture(), { sheets: [read] });
  expect(next.datasets.holdings?.rows).toEqual([
    ["Kaveri Bank", "Banks", "large", "55"],
    ["Narmada Steel", "", "", "45"],
  ]);
});

test("each single figure stands at its place, whatever was there before", () => {
  const { before, figures, after } = JSON.parse(readFileSync(CASE_FILE, "utf8"));
  expect(withReading(before, { sheets: [sheet({ figures })] })).toEqual(after);
});

test("a band or a stated return that the draft lacks is added", () => {
  const figures = [
    { path: ["datasets", "holdings", "stated", "bands", "New", "percent"], label: "New", value: "55" },
    { path: ["datasets", "growth", "statedReturns", "3Y", "benchmarkPercent"], label: "3Y", value: "9" },
  ];
  const { datasets } = withReading(figuresFixture(), { sheets: [sheet({ figures })] });
  expect(datasets.holdings).toMatchObject({
    stated: { bands: expect.arrayContaining([{ name: "New", percent: "55" }]) },
  });
  expect(datasets.growth).toMatchObject({
    statedReturns: [{ period: "3Y", portfolioPercent: "", benchmarkPercent: "9" }],
  });
});
