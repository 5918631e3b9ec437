import type { ReactElement, ReactNode } from "react";
import styles from "./sample.module.css";

/**
 * A drawing, with a quiet hatch behind it if its figures are made up. The hatch stays when a live chart replaces the
 * drawing.
 */
export function SampleHatch({
  isSample,
  children,
}: {
  isSample: boolean;
  children: ReactNode;
}): ReactElement {
  return (
    <div className={isSample ? styles.hatch : undefined} data-sample={isSample ? "" : undefined}>
      {children}
    </div>
  );
}
