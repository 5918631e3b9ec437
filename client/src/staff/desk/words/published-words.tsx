import type { ReactElement } from "react";
import styles from "../editions/frame/desk.module.css";

/** The published words and the link to their page. */
export function PublishedWords({ number, page }: { number: number; page: string | null }): ReactElement {
  return (
    <section aria-labelledby="now-title">
      <h2 id="now-title">Published now</h2>
      <p className={styles.remark}>{number === 0 ? "The repository's own words." : `Number ${number}.`}</p>
      {page !== null && (
        <p>
          <a href={page}>The page as visitors see it</a>
        </p>
      )}
    </section>
  );
}
