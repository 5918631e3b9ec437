import type { ReactElement, ReactNode } from "react";
import styles from "./stated-figure.module.css";

/**
 * One figure of a ruled `dl`. Its label comes first in the source, but stands below the figure; what it rests on comes
 * last. The list's own styles separate the figures.
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
