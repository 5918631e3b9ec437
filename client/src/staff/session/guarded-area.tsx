import { type ReactElement, useEffect, useState } from "react";
import { Outlet, useLocation } from "react-router";
import { Redirect } from "./redirect.tsx";
import type { SignInState } from "./return-address.ts";
import { useSession } from "./session.tsx";
import { VerifyingScreen } from "./verifying-screen.tsx";

/**
 * Shows its children to members only: the loading screen during the check, the sign-in to everybody else, which returns
 * here afterwards. After signing out, there is no address to return to.
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
