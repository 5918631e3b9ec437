import { expect, test } from "vitest";
import { mailAddress, rangeLine, readablePhone } from "./readable-cells.ts";

test("Indian mobile numbers are grouped, all others stay as stored", () => {
  expect(readablePhone("+919810000118")).toBe("+91 98100 00118");
  expect(readablePhone("+91981000011")).toBe("+91981000011");
  expect(readablePhone("+971500000391")).toBe("+971500000391");
});

test.each([
  ["asha@example.in", "mailto:asha@example.in"],
  ["a@b.co?bcc=c%40d.com&subject=e", "mailto:a@b.co%3Fbcc%3Dc%2540d.com%26subject%3De"],
])("a mail to %s has one recipient and no headers", (email, address) => {
  expect(mailAddress(email)).toBe(address);
});

test("the rows shown, of how many", () => {
  expect(rangeLine(0, 10, 124)).toBe("1–10 of 124");
  expect(rangeLine(100, 24, 124)).toBe("101–124 of 124");
  expect(rangeLine(0, 25, 124000)).toBe("1–25 of 1,24,000");
});
