import type { ReactElement } from "react";
import type { ListPages } from "../../../content/types.ts";
import styles from "./explorer.module.css";

/** The way through a list of several pages. Plain links: crawlers follow them, and nothing needs script. */
export function ListPagesNav({ pages }: { pages: ListPages }): ReactElement {
  return (
    <nav className={styles.pages} aria-label="Pages of the list">
      {pages.previousHref !== null && (
        <a href={pages.previousHref} rel="prev">
          Previous page
        </a>
      )}
      <p>{capitalised(placeOf(pages))}</p>
      {pages.nextHref !== null && (
        <a href={pages.nextHref} rel="next">
          Next page
        </a>
      )}
    </nav>
  );
}

/** "page 2 of 3" */
export function placeOf({ number, count }: ListPages): string {
  return `page ${number} of ${count}`;
}

function capitalised(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
