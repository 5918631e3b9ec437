import type { ReactElement } from "react";
import styles from "./letter.module.css";

/** The letter that stands for a strategy of a comparison. Readers hear the name, which stands beside it. */
export function Letter({ letter }: { letter: string | undefined }): ReactElement {
  return (
    <span className={styles.letter} aria-hidden="true">
      {letter}
    </span>
  );
}
