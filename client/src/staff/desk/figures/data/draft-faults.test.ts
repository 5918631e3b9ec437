import { expect, test } from "vitest";
import type { Finding } from "../../../../api/types.ts";
import { faultsAtPlaces } from "./draft-faults.ts";
import { withDataset } from "./figures-changes.ts";
import { figuresFixture } from "./figures-fixture.ts";
import { fieldId, placeInWords, placeOfFinding } from "./places.ts";

const DATA = figuresFixture();
const finding = (changes: Partial<Finding>): Finding => {
  return {
    dataset: null,
    row: null,
    column: null,
    field: "",
    message: "is wrong.",
    mayBeConfirmed: false,
    ...changes,
  };
};
const WEIGHT = finding({ dataset: "holdings", row: 1, column: "weightPercent" });

test.each([
  [WEIGHT, { dataset: "holdings", row: 1, column: 3 }],
  [finding({ dataset: "holdings", row: 0 }), { dataset: "holdings", row: 0, column: 0 }],
  [finding({ dataset: "holdings", row: 9, column: "company" }), null],
  [
    finding({ dataset: "holdings", field: "stated.topTenPercent" }),
    { fieldId: "field-datasets.holdings.stated.topTenPercent" },
  ],
  [finding({ dataset: "growth", field: "asOn" }), { fieldId: "field-asOn" }],
  [finding({ field: "stocks" }), { fieldId: "field-terms.stocks" }],
  [finding({ field: "source.house" }), { fieldId: "field-source.house" }],
  [finding({ dataset: "growth", field: "source" }), { fieldId: "field-source.document" }],
  [
    finding({ field: "metrics.risk-ratios.Std. deviation" }),
    { fieldId: "field-metrics.risk-ratios.Std.-deviation" },
  ],
  [finding({ message: "The firm's details, E-mail: is missing" }), null],
  [finding({ dataset: "elsewhere", row: 0 }), null],
])("the place of %j is %j", (found, place) => {
  expect(placeOfFinding(found, DATA)).toEqual(place);
});

test("a place is told in the words of the screen", () => {
  expect(placeInWords(WEIGHT, new Map())).toBe("Holdings, row 2, Weight (%)");
  const labels = new Map([["topTenPercent", "Top 10 (%)"]]);
  expect(placeInWords(finding({ dataset: "holdings", field: "stated.topTenPercent" }), labels)).toBe(
    "Holdings, Top 10 (%)",
  );
  expect(placeInWords(finding({ field: "source.house" }), new Map([["house", "Fund house"]]))).toBe(
    "Source, Fund house",
  );
  expect(placeInWords(finding({ field: "metrics.risk-ratios.Std. deviation" }), new Map())).toBe(
    "Std. deviation",
  );
});

test("a label with signs makes an id without spaces", () => {
  expect(fieldId("metrics", "risk-ratios", "Std. deviation")).toBe(
    "field-metrics.risk-ratios.Std.-deviation",
  );
});

test("a faulty cell is marked with all its messages until its text changes", () => {
  const faults = [WEIGHT, { ...WEIGHT, message: "Twice." }, finding({ field: "stocks" })];
  const marked = faultsAtPlaces(faults, DATA, DATA);
  expect(marked.cells.get("holdings")?.get(1)?.get(3)).toBe("is wrong. Twice.");
  expect(marked.fields.get("field-terms.stocks")).toBe("is wrong.");
  const corrected = withDataset("holdings", (cells) => ({
    ...cells,
    rows: [
      ["Cash", "", "cash", "40"],
      ["Kaveri Bank", "Banks", "large", "60"],
    ],
  }))(DATA);
  expect(faultsAtPlaces(faults, DATA, corrected).cells.size).toBe(0);
});
