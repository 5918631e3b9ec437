import type { ReactElement } from "react";
import readers from "../../components/for-readers.module.css";
import styles from "./verifying-screen.module.css";

/** The document of every panel address, shown until the session is checked. */
export function VerifyingScreen(): ReactElement {
  return (
    <main className={styles.screen} id="main" tabIndex={-1}>
      <h1 className={readers.visuallyHidden}>Admin Panel</h1>
      <p role="status">Verifying Admin Credentials...</p>
      <p className={styles.scriptless}>
        The panel needs JavaScript. Please switch it on and load this page again.
      </p>
    </main>
  );
}
