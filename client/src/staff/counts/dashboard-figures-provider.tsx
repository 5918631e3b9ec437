import { createContext, type ReactElement, type ReactNode, useContext } from "react";
import type { DashboardFigures } from "../../api/types.ts";
import { type Answer, useAnswer } from "../session/use-answer.ts";
import { useSelection } from "../shared/selection.ts";

const FiguresContext = createContext<Answer<DashboardFigures> | null>(null);

/** Provides the dashboard's figures. They are fetched on each selection of a section and after known changes. */
export function DashboardFiguresProvider({ children }: { children: ReactNode }): ReactElement {
  const answer = useAnswer<DashboardFigures>("/api/dashboard", useSelection().selection);
  return <FiguresContext value={answer}>{children}</FiguresContext>;
}

/** The figures around this component. Throws outside of the guarded area. */
export function useDashboardFigures(): Answer<DashboardFigures> {
  const value = useContext(FiguresContext);
  if (value === null) throw new Error("There are no dashboard figures around this component");
  return value;
}
