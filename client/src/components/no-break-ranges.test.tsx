import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { noBreakRanges } from "./no-break-ranges.tsx";

const keptIn = (text: string): string[] =>
  [...renderToStaticMarkup(<p>{noBreakRanges(text)}</p>).matchAll(/<span[^>]*>([^<]*)/g)].map(
    ([, kept]) => kept ?? "",
  );

test.each([
  ["Category II typically 13–18% annually.", ["Category II", "13–18%"]],
  ["From Nov-23 to Jun-25, then 2026-27.", ["Nov-23", "Jun-25", "2026-27."]],
  ["Saturday 10:00 AM–5:00 PM, or later", ["10:00 AM–5:00 PM"]],
  ["Debt of the top 20-25 ideas, for 3-5 years", ["20-25", "3-5"]],
  ["Assets of 4,034 INR Cr", ["4,034 INR Cr"]],
  ["As on 31-May-25; circular of 16 Jul 2025, since 1 Apr 2023.", ["31-May-25", "16 Jul 2025", "1 Apr 2023"]],
  ["From ₹50 lakh, or USD 1 million a year", ["₹50 lakh", "USD 1 million"]],
  ["Within 30 days, Form 145, section 6, Category II", ["30 days", "Form 145", "section 6", "Category II"]],
  [
    "The Income-tax Act, by e-mail to non-residents of mid-sized firms",
    ["Income-tax", "e-mail", "non-residents", "mid-sized"],
  ],
  ["The rules of 2020 and 2025", []],
  ["A five-year line, risk-adjusted; the year 2025 – and no range", []],
])("%s", (text, kept) => {
  expect(keptIn(text)).toEqual(kept);
});

test("the words stay as they are", () => {
  const markup = renderToStaticMarkup(<p>{noBreakRanges("13–18% and 2019–2023")}</p>);
  expect(markup.replaceAll(/<[^>]+>/g, "")).toBe("13–18% and 2019–2023");
});
