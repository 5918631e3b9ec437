import type { ListName, QueryRecord } from "../../../api/types.ts";
import { FORMS } from "../../shared/forms.ts";

/**
 * The queries in the panel, and by id the time at which each was opened here: a list read before that does not know of
 * it.
 */
export type DataState = {
  items: Record<ListName, QueryRecord[]>;
  opened: Readonly<Record<string, string>>;
  loading: boolean;
  error: string | null;
};

export type DataAction =
  | { type: "fetchPending" }
  | { type: "fetchSucceeded"; listName: ListName; records: QueryRecord[] }
  | { type: "fetchFailed"; message: string }
  | { type: "seen"; listName: ListName; id: string; at: string };

export const INITIAL_DATA: DataState = {
  items: Object.fromEntries(FORMS.map(({ listName }) => [listName, []])) as unknown as DataState["items"],
  opened: {},
  loading: false,
  error: null,
};

/** The next state of the lists after an event. */
export function dataReducer(state: DataState, action: DataAction): DataState {
  switch (action.type) {
    case "fetchPending":
      return { ...state, loading: true, error: null };
    case "fetchSucceeded":
      return {
        ...state,
        loading: false,
        items: { ...state.items, [action.listName]: withSeen(action.records, state.opened) },
      };
    case "fetchFailed":
      return { ...state, loading: false, error: action.message };
    case "seen": {
      const opened = { [action.id]: action.at, ...state.opened };
      return {
        ...state,
        opened,
        items: { ...state.items, [action.listName]: withSeen(state.items[action.listName], opened) },
      };
    }
  }
}

function withSeen(records: QueryRecord[], opened: DataState["opened"]): QueryRecord[] {
  return records.map((record) => {
    const at = opened[record._id];
    return record.seenAt === null && at !== undefined ? { ...record, seenAt: at } : record;
  });
}
