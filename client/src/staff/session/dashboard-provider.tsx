import { createContext, type ReactElement, type ReactNode, useContext } from "react";
import type { DashboardReply } from "../../api/types.ts";
import { useSelection } from "../shared/selection.ts";
import { type Answer, useAnswer } from "./use-answer.ts";

const DashboardContext = createContext<Answer<DashboardReply> | null>(null);

/** Provides the dashboard's reply. It is fetched on each selection of a section and after known changes. */
export function DashboardProvider({ children }: { children: ReactNode }): ReactElement {
  const answer = useAnswer<DashboardReply>("/api/dashboard", useSelection().selection);
  return <DashboardContext value={answer}>{children}</DashboardContext>;
}

/** The reply around this component. Throws outside of the guarded area. */
export function useDashboard(): Answer<DashboardReply> {
  const value = useContext(DashboardContext);
  if (value === null) throw new Error("There is no dashboard around this component");
  return value;
}
