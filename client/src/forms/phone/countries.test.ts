import { buildCountryData, defaultCountries, getActiveFormattingMask } from "react-international-phone";
import { expect, test } from "vitest";
import { RULES } from "../../../../tests/client/query-form.ts";
import {
  COUNTRIES,
  type Country,
  findCountry,
  HOME_COUNTRY,
  nationalLengths,
  PACKAGE_COUNTRIES,
  sharesDialCode,
} from "./countries.ts";
import { HOME, MAXIMUM_DIGITS } from "./home-country.ts";
import { PLACED_COUNTRIES, regionsOf } from "./regions.ts";

test("every country of the package is there once, under a name of its own, in alphabetical order", () => {
  expect(COUNTRIES).toHaveLength(defaultCountries.length);
  expect(new Set(COUNTRIES.map(({ iso2 }) => iso2)).size).toBe(COUNTRIES.length);
  const names = COUNTRIES.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  expect(names).toEqual(names.toSorted((first, second) => first.localeCompare(second, "en")));
});

test("every country has a region, and every placed code is a country", () => {
  expect(COUNTRIES.filter(({ regions }) => regions.length === 0)).toEqual([]);
  expect([...PLACED_COUNTRIES].filter((iso2) => findCountry(iso2) === null)).toEqual([]);
  expect(regionsOf("fr")).toEqual(["Europe", "European Union"]);
});

test("the fields are well formed", () => {
  for (const { iso2, dialCode, priority, format, areaCodes } of COUNTRIES) {
    expect(iso2).toMatch(/^[a-z]{2}$/);
    expect(dialCode).toMatch(/^[1-9][0-9]{0,3}$/);
    expect(Number.isInteger(priority) && priority >= 0).toBe(true);
    expect(format).not.toBe("");
    for (const code of areaCodes ?? []) expect(code).toMatch(/^[0-9]+$/);
  }
});

test("India is home, with ten digits after its code", () => {
  expect(HOME_COUNTRY).toMatchObject(HOME);
  expect(HOME_COUNTRY).toMatchObject({ name: "India", iso2: "in", dialCode: "91", regions: ["Asia"] });
  expect(nationalLengths(HOME_COUNTRY)).toEqual([10]);
});

test("countries of one dial code are told apart by choice", () => {
  const shares = (iso2: string): boolean => sharesDialCode(findCountry(iso2) as Country);
  expect(["kz", "ru", "ca", "us", "in", "fr"].map(shares)).toEqual([true, true, true, true, false, false]);
});

test("no mask takes more than fifteen digits", () => {
  for (const [name, , dialCode, format] of PACKAGE_COUNTRIES) {
    const masks = typeof format === "string" ? [format] : Object.values(format ?? {});
    expect(masks, name).not.toEqual([]);
    for (const mask of masks) {
      expect(dialCode.length + mask.replaceAll(/[^.]/g, "").length, name).toBeLessThanOrEqual(MAXIMUM_DIGITS);
    }
  }
});

test("the field takes as many digits as the rules of both validators", () => {
  const pattern = new RegExp(RULES.fields.phone.pattern, "u");
  expect(pattern.test(`+${"9".repeat(MAXIMUM_DIGITS)}`)).toBe(true);
  expect(pattern.test(`+${"9".repeat(MAXIMUM_DIGITS + 1)}`)).toBe(false);
});

test("the package accepts what it is given", () => {
  for (const [name, iso2, dialCode, format, priority, areaCodes] of PACKAGE_COUNTRIES) {
    const country = { name, iso2, dialCode, format, priority, areaCodes };
    expect(buildCountryData(country)[0]).toBe(name);
    expect(getActiveFormattingMask({ phone: `+${dialCode}`, country })).toContain(".");
  }
});
