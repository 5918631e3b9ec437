import { expect, test } from "vitest";
import { isNumeric, labelOf } from "./labels.ts";

test.each([
  ["weightPercent", "Weight (%)"],
  ["portfolioPercent", "Portfolio (%)"],
  ["benchmark", "Benchmark"],
  ["topFiveSectorsPercent", "Top 5 sectors (%)"],
  ["exitLoad", "Exit load"],
  ["constructor", "Constructor"],
])("%s reads %s", (name, label) => expect(labelOf(name)).toBe(label));

test("numbers stand at the right, names and dates do not", () => {
  expect(["date", "portfolio", "company", "weightPercent"].map(isNumeric)).toEqual([
    false,
    true,
    false,
    true,
  ]);
});
