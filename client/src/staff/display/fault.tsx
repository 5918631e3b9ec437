import type { ReactElement } from "react";
import styles from "./fault.module.css";

/** Why something was not done, said aloud when it comes; null says nothing. */
export function Fault({ message }: { message: string | null }): ReactElement {
  return <div role="alert">{message !== null && <p className={styles.fault}>Error: {message}</p>}</div>;
}
