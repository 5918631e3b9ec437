import { expect, test } from "vitest";
import { mailAddress, mailParts, rangeLine, readablePhone } from "./readable-cells.ts";

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
  const exactly = (offset: number, total: number) => ({ offset, total, isTotalExact: true });
  expect(rangeLine(exactly(0, 124), 10)).toBe("1–10 of 124");
  expect(rangeLine(exactly(100, 124), 24)).toBe("101–124 of 124");
  expect(rangeLine(exactly(0, 124000), 25)).toBe("1–25 of 1,24,000");
});

test("where not all was counted, no less than what is shown", () => {
  const atLeast = (offset: number, total: number) => ({ offset, total, isTotalExact: false });
  expect(rangeLine(atLeast(0, 10000), 25)).toBe("1–25 of 10,000 or more");
  expect(rangeLine(atLeast(25, 30), 25)).toBe("26–50 of 50 or more");
  expect(rangeLine(atLeast(0, 0), 0)).toBe("None in this part of the list. Turn the page to look further.");
});

test("a mail address breaks before its @ and its dots, and loses nothing", () => {
  expect(mailParts("first.last@mail.example.in")).toEqual(["first", ".last", "@mail", ".example", ".in"]);
  expect(mailParts("plain")).toEqual(["plain"]);
});
