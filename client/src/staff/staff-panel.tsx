import { type ComponentType, type ReactElement, useEffect, useState } from "react";
import { SessionProvider } from "./session/session.tsx";
import { VerifyingScreen } from "./session/verifying-screen.tsx";

/**
 * The whole panel as one island. It is served, and comes alive, as the loading screen; `routes` is what only a browser
 * can draw, and the server leaves it out.
 */
export function StaffPanel({
  brand,
  routes: Routes,
}: {
  brand: string;
  routes?: ComponentType<{ brand: string }>;
}): ReactElement {
  const [isAlive, setAlive] = useState(false);
  useEffect(() => setAlive(true), []);
  return (
    <SessionProvider>
      {isAlive && Routes !== undefined ? <Routes brand={brand} /> : <VerifyingScreen />}
    </SessionProvider>
  );
}
