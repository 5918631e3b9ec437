import type { ReactElement } from "react";
import { Outlet } from "react-router";
import { Redirect } from "./redirect.tsx";
import { useSession } from "./session.tsx";
import { VerifyingScreen } from "./verifying-screen.tsx";

/** Lets members of staff in; shows the loading screen while the check runs, and everybody else the sign-in. */
export function GuardedArea(): ReactElement {
  const { isAuthenticated, authChecked } = useSession().auth;
  if (!authChecked) return <VerifyingScreen />;
  return isAuthenticated ? <Outlet /> : <Redirect to="/admin/login" />;
}
