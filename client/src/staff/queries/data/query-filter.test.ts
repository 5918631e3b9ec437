import { expect, test } from "vitest";
import {
  datesAreReversed,
  EVERYTHING,
  exportAddress,
  filterParameters,
  indianDay,
  isNarrowed,
  listAddress,
  type QueryFilter,
} from "./query-filter.ts";

// 1 June in India, still 31 May in Greenwich.
const NIGHT_IN_INDIA = new Date("2025-05-31T18:45:00Z");

const parameters = (change: Partial<QueryFilter>): string =>
  filterParameters({ ...EVERYTHING, ...change }, NIGHT_IN_INDIA).toString();

test("days are days in India", () => {
  expect(indianDay(NIGHT_IN_INDIA)).toBe("2025-06-01");
  expect(indianDay(new Date("2025-05-31T18:29:59Z"))).toBe("2025-05-31");
});

test("without a filter there are no parameters", () => {
  expect(parameters({})).toBe("");
  expect(parameters({ search: "   " })).toBe("");
});

test("the last days include today", () => {
  expect(parameters({ period: "7" })).toBe("from=2025-05-26");
  expect(parameters({ period: "30" })).toBe("from=2025-05-03");
});

test("dates count only for their period, and either may be open", () => {
  const dates = { from: "2025-05-01", to: "2025-05-31" };
  expect(parameters({ ...dates })).toBe("");
  expect(parameters({ ...dates, period: "dates" })).toBe("from=2025-05-01&to=2025-05-31");
  expect(parameters({ to: "2025-05-31", period: "dates" })).toBe("to=2025-05-31");
});

test("search is trimmed and written safely", () => {
  expect(parameters({ search: " a&b=+91 ", sort: "oldest" })).toBe("q=a%26b%3D%2B91&sort=oldest");
});

test("a year being typed is no date yet", () => {
  expect(parameters({ from: "0002-11-20", to: "0202-11-20", period: "dates" })).toBe("");
  const typed = { ...EVERYTHING, period: "dates", from: "2025-05-02", to: "0020-11-20" } as const;
  expect(datesAreReversed(typed)).toBe(false);
});

test("reversed dates are seen, one day is not reversed", () => {
  const reversed = { ...EVERYTHING, period: "dates", from: "2025-05-02", to: "2025-05-01" } as const;
  expect(datesAreReversed(reversed)).toBe(true);
  expect(datesAreReversed({ ...reversed, to: "2025-05-02" })).toBe(false);
  expect(datesAreReversed({ ...reversed, to: "" })).toBe(false);
  expect(datesAreReversed({ ...reversed, period: "all" })).toBe(false);
});

test("an order is no filter; search and periods are", () => {
  expect(isNarrowed({ ...EVERYTHING, sort: "oldest" })).toBe(false);
  expect(isNarrowed({ ...EVERYTHING, search: "a" })).toBe(true);
  expect(isNarrowed({ ...EVERYTHING, period: "7" })).toBe(true);
  expect(isNarrowed({ ...EVERYTHING, period: "dates" })).toBe(false);
  expect(isNarrowed({ ...EVERYTHING, period: "dates", to: "2025-05-31" })).toBe(true);
});

test("addresses of pages and files", () => {
  expect(listAddress("contact", "", null)).toBe("/api/contact-data?limit=25");
  expect(listAddress("speak", "q=a", "c/=")).toBe("/api/speak-data?q=a&limit=25&cursor=c%2F%3D");
  expect(exportAddress("contact", "", "csv")).toBe("/api/contact-data/export.csv");
  expect(exportAddress("speak", "q=a&sort=oldest", "xlsx")).toBe(
    "/api/speak-data/export.xlsx?q=a&sort=oldest",
  );
});
