import { type ComponentType, type ReactElement, useEffect, useState } from "react";
import { SessionProvider } from "./session/session.tsx";
import { VerifyingScreen } from "./session/verifying-screen.tsx";

/**
 * The whole panel as one island. It is served and hydrated as the loading screen; only the browser renders `routes`.
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
