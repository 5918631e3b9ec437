import { expect, test } from "vitest";
import { isNumeric, labelOf, labelsOf } from "./labels.ts";

test.each([
  ["weightPercent", "Weight (%)"],
  ["portfolioPercent", "Portfolio (%)"],
  ["benchmark", "Benchmark"],
  ["exitLoad", "Exit load"],
  ["constructor", "Constructor"],
])("%s reads %s", (name, label) => expect(labelOf(name)).toBe(label));

test("a stated figure is called as the desk calls it", () => {
  const stated = [{ name: "topFiveSectorsPercent", label: "Top 5 sectors (%)" }];
  const datasets = [{ id: "holdings", title: "Holdings", kind: "holdings", columns: [], names: {}, stated }];
  const labels = labelsOf({ datasets, terms: [{ name: "exitLoad", label: "Load at the exit" }] });
  expect(["topFiveSectorsPercent", "exitLoad", "asOn"].map((name) => labelOf(name, labels))).toEqual([
    "Top 5 sectors (%)",
    "Load at the exit",
    "As on",
  ]);
});

test("numbers stand at the right, names and dates do not", () => {
  expect(["date", "portfolio", "company", "weightPercent"].map(isNumeric)).toEqual([
    false,
    true,
    false,
    true,
  ]);
});
