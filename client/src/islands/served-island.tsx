import type { ReactElement, ReactNode } from "react";
import { useIslandScripts } from "./island-assets.tsx";

/** Server side of the island of a chart. It is not hydrated: its script adds to the served markup at the first touch. */
export function ServedIsland({
  isReversed = false,
  children,
}: {
  isReversed?: boolean;
  children: ReactNode;
}): ReactElement {
  return (
    <div
      data-island="chart"
      data-on="intent"
      data-reversed={isReversed ? "" : undefined}
      {...useIslandScripts("chart")}
    >
      {children}
    </div>
  );
}
