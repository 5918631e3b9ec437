import type { ReactElement, ReactNode } from "react";
import { useIslandScripts } from "./island-assets.tsx";

/** Server side of an island that is not hydrated: its script adds to the served markup at the first touch. */
export function ServedIsland({
  name,
  isReversed = false,
  children,
}: {
  name: string;
  isReversed?: boolean;
  children: ReactNode;
}): ReactElement {
  return (
    <div
      data-island={name}
      data-on="intent"
      data-reversed={isReversed ? "" : undefined}
      {...useIslandScripts(name)}
    >
      {children}
    </div>
  );
}
