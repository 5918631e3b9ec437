import type { ReactElement, ReactNode } from "react";
import styles from "./beside.module.css";

/** Two columns where there is room, otherwise one, in the order of reading. */
export function Beside({ children }: { children: ReactNode }): ReactElement {
  return <div className={styles.beside}>{children}</div>;
}
