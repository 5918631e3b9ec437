import { type ComponentType, type ReactElement, useEffect, useState } from "react";
import actions from "../components/actions.module.css";
import { SessionProvider } from "./session/session.tsx";
import loading from "./session/verifying-screen.module.css";
import { VerifyingScreen } from "./session/verifying-screen.tsx";

type Routed = ComponentType<{ brand: string }>;

/**
 * The whole panel as one island. It is served as the loading screen; the session check and the script of the rest
 * start together once the browser has it.
 */
export function StaffPanel({ brand }: { brand: string }): ReactElement {
  const [Routed, setRouted] = useState<Routed | null>(null);
  const [isLost, setLost] = useState(false);

  useEffect(() => {
    import("./panel-routes.tsx").then(
      ({ PanelRoutes }) => setRouted(() => PanelRoutes),
      () => setLost(true),
    );
  }, []);

  if (isLost) return <LostScreen />;
  return (
    <SessionProvider>{Routed === null ? <VerifyingScreen /> : <Routed brand={brand} />}</SessionProvider>
  );
}

function LostScreen(): ReactElement {
  return (
    <main className={loading.screen} id="main" tabIndex={-1}>
      <h1>The panel could not be loaded</h1>
      <p role="alert">Please check the connection and try again.</p>
      <p>
        <button className={actions.button} type="button" onClick={() => location.reload()}>
          Try again
        </button>
      </p>
    </main>
  );
}
