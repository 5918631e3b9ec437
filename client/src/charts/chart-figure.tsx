import type { ReactElement, ReactNode } from "react";
import readers from "../components/for-readers.module.css";
import { Icon } from "../components/icon.tsx";
import styles from "./chart-figure.module.css";

/**
 * A chart and its data. "Show as table" swaps one for the other without script. With a `source` beside them, both stand in the heading's row where there is room.
 */
export function ChartFigure({
  name,
  table,
  source,
  children,
}: {
  name: string;
  table: ReactNode;
  source?: ReactElement;
  children: ReactNode;
}): ReactElement {
  return (
    <figure className={source === undefined ? styles.figure : `${styles.figure} ${styles.inHeading}`}>
      <div className={styles.chart}>{children}</div>
      <details className={styles.data} data-print="hidden">
        <summary data-markdown-omit="">
          <Icon name="table-2" />
          <span className={styles.show}>Show as table</span>{" "}
          <span className={styles.hide}>Show as chart</span>
          <span className={readers.visuallyHidden}>: {name}</span>
        </summary>
        <div className={styles.scroll}>{table}</div>
      </details>
      {source}
    </figure>
  );
}
