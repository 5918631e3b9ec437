import type { QueryKind, QueryRecord } from "../../../api/types.ts";
import { FORMS } from "../../shared/forms.ts";

/** The queries the panel holds. */
export type DataState = {
  items: Record<QueryKind, QueryRecord[]>;
  loading: boolean;
  error: string | null;
};

export type DataAction =
  | { type: "fetchPending" }
  | { type: "fetchSucceeded"; kind: QueryKind; records: QueryRecord[] }
  | { type: "fetchFailed"; message: string }
  | { type: "seen"; kind: QueryKind; id: string; at: string };

export const INITIAL_DATA: DataState = {
  items: Object.fromEntries(FORMS.map(({ listName }) => [listName, []])) as unknown as DataState["items"],
  loading: false,
  error: null,
};

/** The next state of the lists after an event. */
export function dataReducer(state: DataState, action: DataAction): DataState {
  switch (action.type) {
    case "fetchPending":
      return { ...state, loading: true, error: null };
    case "fetchSucceeded":
      return { ...state, loading: false, items: { ...state.items, [action.kind]: action.records } };
    case "fetchFailed":
      return { ...state, loading: false, error: action.message };
    case "seen":
      return {
        ...state,
        items: { ...state.items, [action.kind]: withSeen(state.items[action.kind], action.id, action.at) },
      };
  }
}

function withSeen(records: QueryRecord[], id: string, at: string): QueryRecord[] {
  return records.map((record) => (record._id === id ? { ...record, seenAt: record.seenAt ?? at } : record));
}
