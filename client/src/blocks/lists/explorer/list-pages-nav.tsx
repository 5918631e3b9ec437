import type { ReactElement } from "react";
import type { ExplorerBlock, ListPages } from "../../../content/types.ts";
import styles from "./explorer.module.css";

/**
 * Links through a list of several pages. They are buttons of the form with the checkboxes, so that ticks and filters go
 * along to the next page. It works without script.
 */
export function ListPagesNav({ pages, block }: { pages: ListPages; block: ExplorerBlock }): ReactElement {
  const { number, count } = pages;
  return (
    <nav className={styles.pages} aria-label="Pages of the list" data-markdown-omit="">
      {block.filters.map(({ name, options }) => (
        <SetFilter name={name} value={options.find(({ selected }) => selected)?.value ?? ""} key={name} />
      ))}
      {number > 1 && <PageButton page={number - 1} action={block.action} words="Previous page" />}
      <p>{capitalised(placeOf(pages))}</p>
      {number < count && <PageButton page={number + 1} action={block.action} words="Next page" />}
    </nav>
  );
}

function SetFilter({ name, value }: { name: string; value: string }): ReactElement | null {
  return value === "" ? null : <input type="hidden" name={name} value={value} />;
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
