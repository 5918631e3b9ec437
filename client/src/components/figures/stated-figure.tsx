import type { ReactElement, ReactNode } from "react";
import styles from "./stated-figure.module.css";

/**
 * One figure of a ruled `dl`: its label first in the source, the figure drawn above it, what it rests on beneath.
 * The list's own styles part the figures from one another.
 */
export function StatedFigure({
  label,
  why,
  children,
}: {
  label: string;
  why: string | null;
  children: ReactNode;
}): ReactElement {
  return (
    <div className={styles.item}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.figure}>{children}</dd>
      {why !== null && <dd className={styles.why}>{why}</dd>}
    </div>
  );
}

/** What follows a figure's digits: a plus as a small gold mark, any other unit small beside them. */
export function FigureUnit({ unit }: { unit: string }): ReactElement | null {
  if (unit === "") {
    return null;
  }
  return unit === "+" ? <sup className={styles.plus}>+</sup> : <span className={styles.unit}>{unit}</span>;
}
