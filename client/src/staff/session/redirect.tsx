import type { ReactElement } from "react";
import { Navigate, useLocation } from "react-router";

/**
 * Redirect to another address of the panel, again for each history entry. The router's own redirect runs only once, so
 * pressing Back before the new address is rendered would leave an empty screen.
 */
export function Redirect({ to, state }: { to: string; state?: object }): ReactElement {
  return <Navigate key={useLocation().key} to={to} state={state} replace />;
}
