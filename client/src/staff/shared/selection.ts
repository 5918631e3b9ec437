import { useLocation } from "react-router";

/** The history state of an address opened over another: the selection it belongs to. */
export type SelectionState = { selection: string };

/**
 * The history entry that selected the section; selecting the same section again counts as a new selection. Anything
 * opened over it, such as a query over its list, belongs to the same selection.
 */
export function useSelection(): { selection: string; isOpenedOver: boolean } {
  const { key, state } = useLocation();
  const { selection } = (state ?? {}) as Partial<SelectionState>;
  return { selection: selection ?? key, isOpenedOver: selection !== undefined };
}
