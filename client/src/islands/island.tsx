import { type ComponentType, type ReactElement, useId } from "react";
import { renderToString } from "react-dom/server";
import { useIslandScripts } from "./island-assets.tsx";
import { islandProps } from "./island-props.ts";

/**
 * Server side of an island: its markup in a frame that says how and when to hydrate it.
 *
 * The nested render gives the island ids of its own, under `identifierPrefix`; rendered in the page's tree, its ids
 * would carry the page's positions and differ in the browser.
 */
export function Island<Props extends object>({
  name,
  on,
  isQuiet = false,
  component: Component,
  props,
}: {
  name: string;
  on: "now" | "intent";
  /** For markup that works as served: if its script fails to load, no error shows; the next touch loads it again. */
  isQuiet?: boolean;
  component: ComponentType<Props>;
  props: Props;
}): ReactElement {
  const key = useId();
  const scripts = useIslandScripts(name);
  const html = renderToString(<Component {...props} />, { identifierPrefix: key });
  return (
    <div
      data-island={name}
      data-on={on}
      data-quiet={isQuiet ? "" : undefined}
      {...scripts}
      data-key={key}
      data-props={islandProps(props)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: React's own output of the line above
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
