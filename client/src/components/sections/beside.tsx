import type { ReactElement, ReactNode } from "react";
import styles from "./beside.module.css";

/**
 * `pairs`: two in each row. `long`: the first over the last, beside the two between them. `tall`: the first beside all
 * others. `spread`: the first over both columns, then a pair, then the last over both.
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
