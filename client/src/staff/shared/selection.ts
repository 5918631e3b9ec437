import { useLocation } from "react-router";

/** What an address that is opened over another one keeps in the history: which selection it belongs to. */
export type SelectionState = { selection: string };

/**
 * Which entry of the history selected what the panel shows: of the same section, each selection is another. What is opened
 * over it, such as a query over its list, belongs to it and leaves it as it is.
 */
export function useSelection(): { selection: string; isOpenedOver: boolean } {
  const { key, state } = useLocation();
  const { selection } = (state ?? {}) as Partial<SelectionState>;
  return { selection: selection ?? key, isOpenedOver: selection !== undefined };
}
