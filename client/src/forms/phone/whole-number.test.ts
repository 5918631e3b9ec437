import { expect, test } from "vitest";
import { type Country, findCountry, HOME_COUNTRY } from "./countries.ts";
import { wholeNumber, withoutHomeZero } from "./whole-number.ts";

const country = (iso2: string): Country => findCountry(iso2) as Country;

test.each([
  ["9876543210", "+919876543210"],
  ["098765 43210", "+919876543210"],
  ["+91 98765-43210", "+919876543210"],
  ["+91 +919876543210", "+919876543210"],
  ["+91 +44 20 7946 0958", "+442079460958"],
  ["0091 98765 43210", "+919876543210"],
  ["919876543210", "+919876543210"],
  ["1 (702) 123-4567", "+17021234567"],
  ["98765", "+98765"],
  ["0123456", "+0123456"],
  ["call me", ""],
  ["", ""],
  ["９８", ""],
])("in India %s means %s", (text, number) => {
  expect(wholeNumber(text, HOME_COUNTRY)).toBe(number);
});

test("a national number is the chosen country's", () => {
  expect(wholeNumber("050 123 4567", country("ae"))).toBe("+971501234567");
  expect(wholeNumber("06 1234 5678", country("it"))).toBe("+390612345678");
});

test.each([
  ["in", "+91 09876543210", "+91 9876543210"],
  ["gb", "+44 (0)20 7946 0958", "+44 20 7946 0958"],
  ["it", "+39 06 1234", "+39 06 1234"],
  ["in", "+91 9876500000", "+91 9876500000"],
  ["in", "+9", "+9"],
])("in %s %s is dialled as %s", (iso2, number, dialled) => {
  const digits = (text: string): string => text.replaceAll(/[^+0-9]/g, "");
  expect(digits(withoutHomeZero(number, country(iso2)))).toBe(digits(dialled));
});
