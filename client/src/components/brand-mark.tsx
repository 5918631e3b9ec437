import type { ReactElement } from "react";
import styles from "./brand-mark.module.css";

/** The mark: the gold line passing over a stone. */
export function BrandMark({ deep = false }: { deep?: boolean }): ReactElement {
  return (
    <svg className={styles.mark} viewBox="0 0 34 34" aria-hidden="true">
      <circle className={styles.stone} cx="17" cy="20.5" r="8" />
      <path
        className={deep ? `${styles.line} ${styles.deep}` : styles.line}
        d="M1 24.5c5.5 0 5.6-14.6 16-14.6s10.5 10.5 16 10.5"
      />
    </svg>
  );
}
