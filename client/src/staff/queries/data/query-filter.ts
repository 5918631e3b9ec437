import type { ListName } from "../../../api/types.ts";

export type Period = "7" | "30" | "all" | "dates";
export type SortOrder = "newest" | "oldest";

/** Filter and order of a list. `from` and `to` are YYYY-MM-DD or empty, and apply only to the period "dates". */
export type QueryFilter = { search: string; period: Period; from: string; to: string; sort: SortOrder };

export const EVERYTHING: QueryFilter = { search: "", period: "all", from: "", to: "", sort: "newest" };

export const PAGE_SIZE = 25;
export const MAXIMUM_SEARCH_LENGTH = 100;

const EARLIEST_DATE = "1900-01-01";
const DAY_MS = 86_400_000;
const INDIAN_DAY = new Intl.DateTimeFormat("en-CA", { timeZone: "Asia/Kolkata", dateStyle: "short" });

/** The day of a moment in India as YYYY-MM-DD. */
export function indianDay(moment: Date): string {
  return INDIAN_DAY.format(moment);
}

/** The filter as query parameters; the last 7 and 30 days include the day of `now` in India. */
export function filterParameters(filter: QueryFilter, now: Date): URLSearchParams {
  const { from, to } = datesOf(filter, now);
  const given = { q: filter.search.trim(), from, to, sort: filter.sort === "oldest" ? "oldest" : "" };
  return new URLSearchParams(Object.entries(given).filter(([, value]) => value !== ""));
}

function datesOf({ period, from, to }: QueryFilter, now: Date): { from: string; to: string } {
  if (period === "dates") return { from: wholeDate(from), to: wholeDate(to) };
  if (period === "all") return { from: "", to: "" };
  return { from: indianDay(new Date(now.getTime() - (Number(period) - 1) * DAY_MS)), to: "" };
}

/** While a year is typed, a date field has the years 2, 20 and 202: these are not dates yet. */
function wholeDate(date: string): string {
  return date < EARLIEST_DATE ? "" : date;
}

/** Whether the two dates include no day. */
export function datesAreReversed(filter: QueryFilter): boolean {
  const [from, to] = [wholeDate(filter.from), wholeDate(filter.to)];
  return filter.period === "dates" && from !== "" && to !== "" && from > to;
}

/** Whether the filter may exclude queries. */
export function isNarrowed({ search, period, from, to }: QueryFilter): boolean {
  return search.trim() !== "" || (period === "dates" ? from !== "" || to !== "" : period !== "all");
}

/** The address of one page of a list. */
export function listAddress(listName: ListName, parameters: string, cursor: string | null): string {
  const page = new URLSearchParams({ limit: String(PAGE_SIZE), ...(cursor === null ? {} : { cursor }) });
  return `/api/${listName}-data?${[parameters, page].filter(String).join("&")}`;
}

/** The address of a file with all filtered queries. */
export function exportAddress(listName: ListName, parameters: string, format: "csv" | "xlsx"): string {
  return `/api/${listName}-data/export.${format}${parameters === "" ? "" : `?${parameters}`}`;
}
