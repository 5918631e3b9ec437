import type { ReactElement, ReactNode } from "react";
import styles from "./beside.module.css";

/**
 * What stands beside a first section: all others; the second and fourth, with the third below the first; or all but the
 * last, which stands below both columns.
 */
export type Arrangement = "stacked" | "crossed" | "long";

const LOOKS: Record<Arrangement, string> = {
  stacked: styles.beside,
  crossed: `${styles.beside} ${styles.crossed}`,
  long: `${styles.beside} ${styles.long}`,
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
