import type { ReactElement, ReactNode } from "react";
import styles from "./sample.module.css";

/** A drawing, on a quiet hatch where its figures are made up. The hatch outlives the drawing's coming to life. */
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
