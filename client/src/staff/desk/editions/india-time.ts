import { formatDate } from "../../../components/format-date.ts";

/** India has the same offset all year. */
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

/** A moment in India's time: "1 Jul 2026, 9:00 am IST". Throws RangeError for an invalid moment. */
export function indianMoment(iso: string): string {
  return `${IN_INDIA.format(new Date(iso))} IST`;
}

/** Whether a text is a valid day, YYYY-MM-DD; "2026-02-30" is not. */
export function isDay(text: string): boolean {
  const atMs = ISO_DAY.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  return !Number.isNaN(atMs) && new Date(atMs).toISOString().startsWith(text);
}

/** A day in the site's format, "30 Jun 2026"; an invalid one is returned unchanged. */
export function dayInWords(day: string): string {
  return isDay(day) ? formatDate(day) : day;
}

/** Parse a day and a time in India: the moment as ISO 8601, or why it cannot be used for publication. */
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
    : { fault: "This time has passed. Choose a later one, or publish now." };
}
