import type { ComponentType } from "react";
import { hydrateRoot } from "react-dom/client";

/** Browser side of an island: hydrate the served markup with the props and id prefix it was rendered with. */
export function hydrateIsland<Props extends object>(
  element: HTMLElement,
  Component: ComponentType<Props>,
): void {
  const props = JSON.parse(element.dataset.props ?? "{}") as Props;
  hydrateRoot(element, <Component {...props} />, { identifierPrefix: element.dataset.key ?? "" });
  element.dataset.hydrated = "";
}
