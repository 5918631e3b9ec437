import type { ReactElement, ReactNode } from "react";
import styles from "./beside.module.css";

/** A section beside others, which stand below one another, where there is room; otherwise all below one another. */
export function Beside({ first, others }: { first: ReactNode; others: ReactNode }): ReactElement {
  return (
    <div className={styles.beside}>
      {first}
      <div>{others}</div>
    </div>
  );
}
