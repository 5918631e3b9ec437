import type { ReactElement } from "react";
import { Outlet } from "react-router";
import { CheckScreen } from "./check-screen.tsx";
import { Redirect } from "./redirect.tsx";
import { useSession } from "./session.tsx";

/** Lets members of staff in; shows the loading screen while the check runs, and everybody else the sign-in. */
export function GuardedArea(): ReactElement {
  const { isAuthenticated, authChecked } = useSession().auth;
  if (!authChecked) return <CheckScreen />;
  return isAuthenticated ? <Outlet /> : <Redirect to="/admin/login" />;
}
