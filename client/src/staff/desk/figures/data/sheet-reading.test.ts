import { expect, test } from "vitest";
import type { SheetReading } from "../../../../api/types.ts";
import { figuresFixture } from "./figures-fixture.ts";
import { rowsRead, rowsStaying, withReading } from "./sheet-reading.ts";

const sheet = (changes: Partial<SheetReading>): SheetReading => {
  return {
    name: "Sheet1",
    dataset: null,
    columns: [],
    rows: [],
    ignored: [],
    fields: {},
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
  expect(rowsRead({ sheets: [read, sheet({ rows: [["x"]] })] })).toBe(1);
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

test("a sheet stands for all from its first day to its last, in its own rows", () => {
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

test("single figures go to their places, and one of no place changes nothing", () => {
  const fields = {
    asOn: "2026-06-30",
    "source.house": "A House",
    "stated.topTenPercent": "61",
    "datasets.holdings.stated.marketCap.mid": "20",
    "datasets.holdings.stated.bands.Core": "55",
    "datasets.growth.stated.topTenPercent": "7",
    "terms.exitLoad": "1%",
    "metrics.risk-ratios.Std. deviation": "13",
    "constructor.prototype": "x",
  };
  const next = withReading(figuresFixture(), { sheets: [sheet({ fields })] });
  expect(next.asOn).toBe("2026-06-30");
  expect(next.source).toEqual({ document: "", house: "A House", receivedOn: "" });
  expect(next.datasets.holdings).toMatchObject({
    stated: {
      topTenPercent: "61",
      marketCap: { large: "", mid: "20", small: "" },
      bands: [{ name: "Core", percent: "55" }],
    },
  });
  expect(next.datasets.growth).toEqual(figuresFixture().datasets.growth);
  expect(next.terms.exitLoad).toBe("1%");
  expect(next.metrics["risk-ratios"]?.items).toEqual({ "Std. deviation": "13" });
});

test("what a line above the rows says of day and house goes to their places with the rows", () => {
  const fields = { asOn: "2026-06-30", "source.house": "Narmada Capital" };
  const read = { ...growthRead(["2026-06-30", "103", "102"]), fields };
  const next = withReading(figuresFixture(), { sheets: [read] });
  expect([next.asOn, next.source?.house]).toEqual(["2026-06-30", "Narmada Capital"]);
  expect(next.datasets.growth?.rows.at(-1)).toEqual(["2026-06-30", "103", "102"]);
});
