import type { ReactElement } from "react";
import { localMoment } from "./display.ts";

/** An ISO moment as the viewer writes it. */
export function Moment({ iso }: { iso: string }): ReactElement {
  return <time dateTime={iso}>{localMoment(iso)}</time>;
}
