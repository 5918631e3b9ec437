import type { ReactElement } from "react";
import { Navigate, useLocation } from "react-router";

/**
 * Lead on to another address of the panel, anew for each entry of the history: the router's own redirect fires once,
 * and a Back pressed before its new address is drawn would leave an empty screen.
 */
export function Redirect({ to, state }: { to: string; state?: object }): ReactElement {
  return <Navigate key={useLocation().key} to={to} state={state} replace />;
}
