import type { ReactElement } from "react";
import type { ListPages } from "../../../content/types.ts";
import styles from "./explorer.module.css";

/**
 * Links through a list of several pages. They are buttons of the list's form, so that ticks and filters go along to the next
 * page. It works without script.
 */
export function ListPagesNav({ pages, action }: { pages: ListPages; action: string }): ReactElement {
  const { number, count } = pages;
  return (
    <nav className={styles.pages} aria-label="Pages of the list" data-markdown-omit="">
      {number > 1 && <PageButton page={number - 1} action={action} words="Previous page" />}
      <p>{capitalised(placeOf(pages))}</p>
      {number < count && <PageButton page={number + 1} action={action} words="Next page" />}
    </nav>
  );
}

function PageButton({ page, action, words }: { page: number; action: string; words: string }): ReactElement {
  return (
    <button className={styles.turn} type="submit" formAction={action} name="page" value={page}>
      {words}
    </button>
  );
}

/** "page 2 of 3" */
export function placeOf({ number, count }: ListPages): string {
  return `page ${number} of ${count}`;
}

function capitalised(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
