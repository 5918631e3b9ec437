import type { ReactElement } from "react";
import styles from "./desk.module.css";

/**
 * Says that the site's files, together with published editions, have faults, what visitors see meanwhile and what to
 * do. The faults name file and line, for the operator.
 */
export function ContentFaults({ faults }: { faults: string[] }): ReactElement | null {
  if (faults.length === 0) return null;
  return (
    <section className={styles.contentFaults} aria-label="Faults of the site's files">
      <p className={styles.fault} role="alert">
        {faults.length === 1
          ? "The site's files have a fault."
          : `The site's files have ${faults.length} faults.`}{" "}
        Visitors still see the last good pages. Nothing can be published until this is fixed.
      </p>
      <details>
        <summary>Send these faults to your operator</summary>
        <ul>
          {faults.map((fault) => (
            <li key={fault}>{fault}</li>
          ))}
        </ul>
      </details>
    </section>
  );
}
