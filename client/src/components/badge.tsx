import type { ReactElement } from "react";
import styles from "./badge.module.css";

/** Marks figures and words that are not the manager's or the firm's own. Must stand beside each of them, also in print. */
export function IllustrativeBadge({ deep = false }: { deep?: boolean }): ReactElement {
  return <span className={deep ? `${styles.badge} ${styles.deep}` : styles.badge}>Illustrative data</span>;
}
