import type { ReactElement } from "react";
import styles from "./value-bar.module.css";

/** A value as a bar from zero, in percent of its scale. What lies between the least and the most is pale. */
export function ValueBar({ span: [least = 0, most = 0] }: { span: number[] }): ReactElement {
  return (
    <svg className={styles.bar} aria-hidden="true">
      <rect width="100%" y="4" height="1" />
      <rect width={`${most}%`} height="100%" />
      <rect width={`${least}%`} height="100%" />
    </svg>
  );
}
