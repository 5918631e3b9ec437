import type { ReactElement } from "react";
import styles from "./figure-unit.module.css";

/** What follows a figure's digits: a plus as a small gold mark, any other unit small beside them. */
export function FigureUnit({ unit }: { unit: string }): ReactElement | null {
  if (unit === "") {
    return null;
  }
  return unit === "+" ? <sup className={styles.plus}>+</sup> : <span className={styles.unit}>{unit}</span>;
}
