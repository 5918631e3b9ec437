import type { ReactElement } from "react";
import styles from "./desk.module.css";

/**
 * Says that the site's files, or what is published over them, have faults: what visitors see meanwhile and what to do.
 * The faults themselves are for whoever keeps the files, so they name file and line.
 */
export function ContentFaults({
  faults,
  hasChangedBelow,
}: {
  faults: string[];
  hasChangedBelow: boolean;
}): ReactElement | null {
  if (faults.length === 0) return null;
  return (
    <section className={styles.contentFaults} aria-label="Faults of the site's files">
      <p className={styles.fault} role="alert">
        {faults.length === 1
          ? "The site's own files have a fault."
          : `The site's own files have ${faults.length} faults.`}{" "}
        Visitors see the last good pages, and nothing can be published until it is mended.
      </p>
      {hasChangedBelow && (
        <p>
          Where “Repository changed below it” is said, it can be settled here: open it, begin a draft or go on
          with it, compare, press “Let this draft stand” and propose it.
        </p>
      )}
      <details>
        <summary>Send this to whoever keeps the files</summary>
        <ul>
          {faults.map((fault) => (
            <li key={fault}>{fault}</li>
          ))}
        </ul>
      </details>
    </section>
  );
}
