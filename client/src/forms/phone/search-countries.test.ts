import { expect, test } from "vitest";
import { COUNTRIES } from "./countries.ts";
import { searchCountries } from "./search-countries.ts";

const found = (search: string): string[] => searchCountries(COUNTRIES, search).map(({ name }) => name);

test("an empty search leaves all countries in their order", () => {
  expect(found("  ")).toEqual(COUNTRIES.map(({ name }) => name));
});

test.each([
  ["ind", "India"],
  ["GB", "United Kingdom"],
  ["+971", "United Arab Emirates"],
  ["65", "Singapore"],
  ["cote d", "Côte d'Ivoire"],
  ["TÜRK", "Türkiye"],
])("%s finds %s first", (search, name) => {
  expect(found(search)[0]).toBe(name);
});

test("names that begin with the search come before those that contain it", () => {
  const names = found("guinea");
  expect(names.indexOf("Guinea")).toBe(0);
  expect(names).toContain("Papua New Guinea");
});

test("a region finds its countries", () => {
  expect(found("middle e")).toContain("Qatar");
  expect(found("middle e")).not.toContain("India");
});

test("nothing fits nonsense, and a plus alone is no search for all", () => {
  expect(found("zzz")).toEqual([]);
  expect(found("+")).toEqual([]);
});
