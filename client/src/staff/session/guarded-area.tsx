import { type ReactElement, useEffect, useState } from "react";
import { Outlet, useLocation } from "react-router";
import { Redirect } from "./redirect.tsx";
import type { SignInState } from "./return-address.ts";
import { useSession } from "./session.tsx";
import { VerifyingScreen } from "./verifying-screen.tsx";

/**
 * Lets members of staff in; shows the loading screen while the check runs, and everybody else the sign-in, which leads
 * back here. Who leaves by signing out has asked for no address.
 */
export function GuardedArea(): ReactElement {
  const { isAuthenticated, authChecked, error } = useSession().auth;
  const { pathname, search, hash } = useLocation();
  const [wasInside, setWasInside] = useState(false);
  useEffect(() => {
    if (isAuthenticated) setWasInside(true);
  }, [isAuthenticated]);

  if (!authChecked) return <VerifyingScreen />;
  if (isAuthenticated) return <Outlet />;
  if (wasInside && error === null) return <Redirect to="/admin/login" />;
  return <Redirect to="/admin/login" state={{ asked: pathname + search + hash } satisfies SignInState} />;
}
