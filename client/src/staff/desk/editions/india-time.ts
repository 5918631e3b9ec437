import { formatDate } from "../../../components/format-date.ts";

/** India keeps one offset all year. */
const OFFSET = "+05:30";
const ZONE = "Asia/Kolkata";

const IN_INDIA = new Intl.DateTimeFormat("en-IN", {
  timeZone: ZONE,
  day: "numeric",
  month: "short",
  year: "numeric",
  hour: "numeric",
  minute: "2-digit",
});
const ISO_DAY = /^\d{4}-\d{2}-\d{2}$/;
const CLOCK = /^\d{2}:\d{2}$/;

/** A moment as a clock in India shows it: "1 Jul 2026, 9:00 am IST". Throws RangeError for no moment. */
export function indianMoment(iso: string): string {
  return `${IN_INDIA.format(new Date(iso))} IST`;
}

/** Whether a text is a day of the calendar, as YYYY-MM-DD; "2026-02-30" is none. */
export function isDay(text: string): boolean {
  const atMs = ISO_DAY.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  return !Number.isNaN(atMs) && new Date(atMs).toISOString().startsWith(text);
}

/** A day in the site's spelling, "30 Jun 2026"; what is no day is returned as it was typed. */
export function dayInWords(day: string): string {
  return isDay(day) ? formatDate(day) : day;
}

/** What a moment typed as a day and a time of India says: the moment as ISO 8601, or why it cannot be published at. */
export function readIndianMoment(
  day: string,
  clock: string,
  now: Date,
): { moment: string } | { fault: string } {
  const moment = `${day}T${clock}:00${OFFSET}`;
  if (!isDay(day) || !CLOCK.test(clock) || Number.isNaN(Date.parse(moment))) {
    return { fault: "Choose a day and a time." };
  }
  return Date.parse(moment) > now.getTime()
    ? { moment }
    : { fault: "This moment is past: choose a later one, or publish now." };
}
