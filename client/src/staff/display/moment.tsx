import type { ReactElement } from "react";

const MOMENT_IN_INDIA: Intl.DateTimeFormatOptions = {
  timeZone: "Asia/Kolkata",
  year: "numeric",
  month: "short",
  day: "numeric",
  hour: "numeric",
  minute: "2-digit",
};

/** An ISO moment in the viewer's language and format, and in India's time: the days that lists are narrowed to are India's. */
export function Moment({ iso }: { iso: string }): ReactElement {
  return <time dateTime={iso}>{new Date(iso).toLocaleString(undefined, MOMENT_IN_INDIA)} IST</time>;
}
