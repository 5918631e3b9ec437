import {
  createContext,
  type Dispatch,
  type ReactElement,
  type ReactNode,
  useContext,
  useMemo,
  useReducer,
} from "react";
import { type DataAction, type DataState, dataReducer, INITIAL_DATA } from "./data-state.ts";

type QueryData = { data: DataState; dispatch: Dispatch<DataAction> };

const QueryDataContext = createContext<QueryData | null>(null);

/** Provides the lists while the guarded area is mounted. */
export function QueryDataProvider({ children }: { children: ReactNode }): ReactElement {
  const [data, dispatch] = useReducer(dataReducer, INITIAL_DATA);
  const value = useMemo(() => ({ data, dispatch }), [data]);
  return <QueryDataContext value={value}>{children}</QueryDataContext>;
}

/** The lists around this component. Throws outside of the guarded area. */
export function useQueryData(): QueryData {
  const value = useContext(QueryDataContext);
  if (value === null) throw new Error("There is no query data around this component");
  return value;
}
