import type { ReactElement } from "react";

const LOCAL_MOMENT: Intl.DateTimeFormatOptions = {
  year: "numeric",
  month: "short",
  day: "numeric",
  hour: "numeric",
  minute: "2-digit",
};

/** An ISO moment in the viewer's language, format and time zone. */
export function Moment({ iso }: { iso: string }): ReactElement {
  return <time dateTime={iso}>{new Date(iso).toLocaleString(undefined, LOCAL_MOMENT)}</time>;
}
