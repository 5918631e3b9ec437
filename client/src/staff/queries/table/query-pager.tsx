import type { ReactElement } from "react";
import { Icon } from "../../../components/icon.tsx";
import { useShortcut } from "../../shortcuts/shortcuts-provider.tsx";
import controls from "../../staff-controls.module.css";
import { PAGE_SIZE } from "../data/query-filter.ts";
import type { QueryList } from "../data/use-query-list.ts";
import styles from "./query-pager.module.css";
import { rangeLine } from "./readable-cells.ts";

/** The range of shown rows and their total, with buttons to the previous and next page. */
export function QueryPager({
  list,
  page,
}: {
  list: QueryList;
  page: NonNullable<QueryList["page"]>;
}): ReactElement {
  const pageCount = Math.max(page.number, Math.ceil(page.total / PAGE_SIZE));
  useShortcut("previousPage", list.turnBack);
  useShortcut("nextPage", list.turnForward);
  return (
    <div className={styles.pager}>
      <p role="status">{list.loading ? "Loading data…" : rangeLine(page, list.records.length)}</p>
      <nav className={styles.turn} aria-label="Pages">
        <button
          className={`${controls.squareButton} ${styles.back}`}
          type="button"
          aria-label="Previous page"
          aria-disabled={page.number === 1}
          onClick={list.turnBack}
        >
          <Icon name="chevron-down" />
        </button>
        <span>
          Page {page.number} of {pageCount}
        </span>
        <button
          className={`${controls.squareButton} ${styles.forward}`}
          type="button"
          aria-label="Next page"
          aria-disabled={page.nextCursor === null}
          onClick={list.turnForward}
        >
          <Icon name="chevron-down" />
        </button>
      </nav>
    </div>
  );
}
