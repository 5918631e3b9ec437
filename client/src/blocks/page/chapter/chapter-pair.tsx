import type { ReactElement, ReactNode } from "react";
import styles from "./chapter.module.css";

/** Two chapters beside one another where there is room, otherwise one below the other. */
export function ChapterPair({ children }: { children: ReactNode }): ReactElement {
  return <div className={styles.pair}>{children}</div>;
}
