import type { ReactElement } from "react";
import styles from "./sample.module.css";

/** The one word beside the head of a block whose figures are made up, also in print. */
export function SampleMark(): ReactElement {
  return <span className={styles.mark}>Sample</span>;
}
