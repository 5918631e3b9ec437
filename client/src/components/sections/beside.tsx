import type { ReactElement, ReactNode } from "react";
import styles from "./beside.module.css";

/** Two sections beside one another where there is room, otherwise one below the other. */
export function Beside({ children }: { children: ReactNode }): ReactElement {
  return <div className={styles.beside}>{children}</div>;
}
