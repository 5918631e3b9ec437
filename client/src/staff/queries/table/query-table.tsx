import { type KeyboardEvent, type ReactElement, useEffect, useRef } from "react";
import type { QueryRecord } from "../../../api/types.ts";
import { Icon } from "../../../components/icon.tsx";
import layout from "../../../components/layout.module.css";
import type { SortOrder } from "../data/query-filter.ts";
import { QueryRow } from "./query-row.tsx";
import styles from "./query-table.module.css";

/** The queries as a table; under 75rem each row stacks. The arrow keys go from name to name, Enter opens one. */
export function QueryTable({
  records,
  offset,
  title,
  loading,
  sort,
  onSort,
  onOpen,
}: {
  records: QueryRecord[];
  offset: number;
  title: string;
  loading: boolean;
  sort: SortOrder;
  onSort: (sort: SortOrder) => void;
  onOpen: (record: QueryRecord) => void;
}): ReactElement {
  const table = useShownFromTop(offset);
  return (
    <table className={styles.table} ref={table} aria-busy={loading}>
      <caption className={layout.visuallyHidden}>
        {title}. Arrow keys move from row to row, Enter opens one.
      </caption>
      <thead>
        <tr>
          <Heading label="#" />
          <Heading label="Name" />
          <Heading label="Email" />
          <Heading label="Phone" />
          <Heading label="Message" />
          <DateHeading sort={sort} onSort={onSort} />
        </tr>
      </thead>
      <tbody onKeyDown={moveFocus}>
        {records.map((record, index) => (
          <QueryRow record={record} place={offset + index + 1} onOpen={onOpen} key={record._id} />
        ))}
      </tbody>
    </table>
  );
}

function Heading({ label }: { label: string }): ReactElement {
  return <th scope="col">{label}</th>;
}

function DateHeading({ sort, onSort }: { sort: SortOrder; onSort: (sort: SortOrder) => void }): ReactElement {
  const isNewest = sort === "newest";
  return (
    <th className={styles.dateHeading} scope="col" aria-sort={isNewest ? "descending" : "ascending"}>
      <button
        className={isNewest ? styles.sort : `${styles.sort} ${styles.oldest}`}
        type="button"
        onClick={() => onSort(isNewest ? "oldest" : "newest")}
      >
        Date
        <Icon name="arrow-right" />
      </button>
    </th>
  );
}

/** Bring the head of the table back into view when a page is turned. */
function useShownFromTop(offset: number): React.RefObject<HTMLTableElement | null> {
  const table = useRef<HTMLTableElement>(null);
  const shown = useRef(offset);
  useEffect(() => {
    if (shown.current !== offset) table.current?.scrollIntoView({ block: "start" });
    shown.current = offset;
  }, [offset]);
  return table;
}

function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const names = [...event.currentTarget.querySelectorAll<HTMLElement>("[data-query-name]")];
  const row = (event.target as HTMLElement).closest("tr");
  const current = names.findIndex((name) => name.closest("tr") === row);
  const next = rowToFocus(event.key, current, names.length);
  if (next === null || event.altKey || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  names[next]?.focus();
}

/** The row a key leads to from the row at `current`; null for a key that has no meaning here. */
export function rowToFocus(key: string, current: number, count: number): number | null {
  switch (key) {
    case "ArrowDown":
      return Math.min(current + 1, count - 1);
    case "ArrowUp":
      return Math.max(current - 1, 0);
    case "Home":
      return 0;
    case "End":
      return count - 1;
    default:
      return null;
  }
}
