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
  expect(rangeLine({ offset: 0, total: 124 }, 10)).toBe("1–10 of 124");
  expect(rangeLine({ offset: 100, total: 124 }, 24)).toBe("101–124 of 124");
  expect(rangeLine({ offset: 0, total: 124_000 }, 25)).toBe("1–25 of 1,24,000");
});

test("the total is never below the shown rows, and an emptied page says so", () => {
  expect(rangeLine({ offset: 25, total: 30 }, 25)).toBe("26–50 of 50");
  expect(rangeLine({ offset: 25, total: 25 }, 0)).toBe("No queries on this page.");
});

test("a mail address breaks before its @ and its dots, and loses nothing", () => {
  expect(mailParts("first.last@mail.example.in")).toEqual(["first", ".last", "@mail", ".example", ".in"]);
  expect(mailParts("plain")).toEqual(["plain"]);
});
