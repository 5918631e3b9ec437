import type { ReactElement } from "react";
import styles from "./fault.module.css";

/** An error message that screen readers announce; nothing for null. */
export function Fault({ message }: { message: string | null }): ReactElement {
  return <div role="alert">{message !== null && <p className={styles.fault}>Error: {message}</p>}</div>;
}
