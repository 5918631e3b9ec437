import type { ReactElement, ReactNode } from "react";
import styles from "./beside.module.css";

/** Two columns where there is room: one section, and beside it the others, one below another. Otherwise one column. */
export function Beside({ first, others }: { first: ReactNode; others: ReactNode }): ReactElement {
  return (
    <div className={styles.beside}>
      {first}
      <div>{others}</div>
    </div>
  );
}
