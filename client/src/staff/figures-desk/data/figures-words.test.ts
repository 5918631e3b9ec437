import { expect, test } from "vitest";
import { deskAddress, deskPlace } from "../../shared/desk-address.ts";
import { ageTone, ageWords } from "./age.ts";
import { withSource, withTerm } from "./figures-changes.ts";
import { figuresFixture } from "./figures-fixture.ts";
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

test.each([
  [45, "stated", "fresh"],
  [46, "stated", "old"],
  [46, "mixed", "old"],
  [120, "stated", "old"],
  [121, "stated", "stale"],
  [500, "illustrative", "fresh"],
  [null, "stated", "fresh"],
] as const)("%j days of %s figures are %s", (ageDays, nature, tone) => {
  expect(ageTone({ ageDays, nature })).toBe(tone);
});

test("an age in words", () => {
  expect([null, -1, 0, 1, 1234].map(ageWords)).toEqual([
    "–",
    "ahead of today",
    "today",
    "1 day",
    "1,234 days",
  ]);
});

test("an address leads back to its place", () => {
  const place = (address: string): unknown => deskPlace(new URL(address, "http://panel.test").searchParams);
  expect(place(deskAddress())).toEqual({ strategy: null, edition: null });
  expect(place(deskAddress("ace"))).toEqual({ strategy: "ace", edition: null });
  expect(place(deskAddress("ace", "e1"))).toEqual({ strategy: "ace", edition: "e1" });
});

test.each(["strategy=../me", "strategy=A%2Fb", "edition=e1", "strategy=ace%3Fx"])(
  "%s names nothing",
  (query) => {
    expect(deskPlace(new URLSearchParams(query))).toEqual({ strategy: null, edition: null });
  },
);

test("a source without a word is none, and an emptied term is taken away", () => {
  const begun = withSource({ house: "A House" })(figuresFixture());
  expect(begun.source).toEqual({ document: "", house: "A House", receivedOn: "" });
  expect(withSource({ house: "" })(begun).source).toBeNull();
  expect(withTerm("stocks", "")(begun).terms.stocks).toBeNull();
});
