import type { ReactElement } from "react";
import actions from "../../components/actions.module.css";
import { useSession } from "./session.tsx";
import styles from "./verifying-screen.module.css";
import { VerifyingScreen } from "./verifying-screen.tsx";

/** What stands until it is known who is signed in; a server in trouble is no reason to send staff to the sign-in. */
export function CheckScreen(): ReactElement {
  const { auth, check } = useSession();
  if (auth.error === null) return <VerifyingScreen />;
  return (
    <main className={styles.screen} id="main" tabIndex={-1}>
      <h1>The sign-in could not be checked</h1>
      <p role="alert">{auth.error}</p>
      <p>
        <button className={actions.button} type="button" onClick={() => void check()}>
          Try again
        </button>
      </p>
    </main>
  );
}
