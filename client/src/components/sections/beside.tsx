import type { ReactElement, ReactNode } from "react";
import styles from "./beside.module.css";

/**
 * Sections in pairs; or a long first section over the last, beside the two between them; or a still taller one beside all
 * others; or after a first section over both columns the others. A last one without a partner has both columns.
 */
export type Arrangement = "pairs" | "long" | "tall" | "spread";

const LOOKS: Record<Arrangement, string> = {
  pairs: styles.beside,
  long: `${styles.beside} ${styles.long}`,
  tall: `${styles.beside} ${styles.tall}`,
  spread: `${styles.beside} ${styles.spread}`,
};

/** Two columns where there is room, otherwise one, in the order of reading. */
export function Beside({
  arrangement,
  children,
}: {
  arrangement: Arrangement;
  children: ReactNode;
}): ReactElement {
  return <div className={LOOKS[arrangement]}>{children}</div>;
}
