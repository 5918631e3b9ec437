import {
  createContext,
  type ReactElement,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useState,
} from "react";
import { useLocation } from "react-router";
import type { DashboardFigures } from "../../api/types.ts";
import { useSession } from "../session/session.tsx";

type Figures = { figures: DashboardFigures | null; error: string | null; refresh: () => void };

const FiguresContext = createContext<Figures | null>(null);

/** Holds the dashboard's figures, fetched on each selection of a section and whenever they are known to have changed. */
export function DashboardFiguresProvider({ children }: { children: ReactNode }): ReactElement {
  const { ask } = useSession();
  const selection = useLocation().key;
  const [figures, setFigures] = useState<DashboardFigures | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: selection and attempt are there to fetch the same again
  useEffect(() => {
    let isWanted = true;
    void ask<DashboardFigures>("GET", "/api/dashboard").then((reply) => {
      if (!isWanted) return;
      if (reply.ok) setFigures(reply.data);
      setError(reply.ok ? null : reply.message);
    });
    return () => {
      isWanted = false;
    };
  }, [ask, selection, attempt]);

  const refresh = useCallback(() => setAttempt((count) => count + 1), []);
  const value = useMemo(() => ({ figures, error, refresh }), [figures, error, refresh]);
  return <FiguresContext value={value}>{children}</FiguresContext>;
}

/** The figures around this component. Throws outside of the guarded area. */
export function useDashboardFigures(): Figures {
  const value = useContext(FiguresContext);
  if (value === null) throw new Error("There are no dashboard figures around this component");
  return value;
}
