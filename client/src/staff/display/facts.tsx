import type { ReactElement, ReactNode } from "react";
import styles from "./facts.module.css";

/** Facts side by side; each child is a `Fact`. */
export function Facts({ children }: { children: ReactNode }): ReactElement {
  return <dl className={styles.facts}>{children}</dl>;
}

/** A term and its value. */
export function Fact({ term, children }: { term: string; children: ReactNode }): ReactElement {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}
