import type { ReactElement, ReactNode } from "react";
import { useIslandScripts } from "./island-assets.tsx";
import { islandProps } from "./island-props.ts";

/**
 * Server side of an island that is replaced, not hydrated: its children stay as served until the script has rendered
 * what takes their place. It is for drawings whose markup a browser would not render to the letter.
 */
export function ServedIsland<Props extends object>({
  name,
  on,
  props,
  children,
}: {
  name: string;
  on: "now" | "intent";
  props: Props;
  children: ReactNode;
}): ReactElement {
  return (
    <div data-island={name} data-on={on} {...useIslandScripts(name)} data-props={islandProps(props)}>
      {children}
    </div>
  );
}
