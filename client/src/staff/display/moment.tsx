import type { ReactElement } from "react";

const MOMENT_IN_INDIA: Intl.DateTimeFormatOptions = {
  timeZone: "Asia/Kolkata",
  year: "numeric",
  month: "short",
  day: "numeric",
  hour: "numeric",
  minute: "2-digit",
};

/**
 * An ISO moment in the viewer's language and format, but in India's time, because lists are filtered by India's days.
 */
export function Moment({ iso }: { iso: string }): ReactElement {
  return <time dateTime={iso}>{new Date(iso).toLocaleString(undefined, MOMENT_IN_INDIA)} IST</time>;
}
