import { type KeyboardEvent, type ReactElement, type RefObject, useEffect, useRef } from "react";
import type { QueryRecord } from "../../../api/types.ts";
import readers from "../../../components/for-readers.module.css";
import { Icon } from "../../../components/icon.tsx";
import type { StaffForm } from "../../shared/forms.ts";
import { useShortcut } from "../../shortcuts/shortcuts-provider.tsx";
import type { SortOrder } from "../data/query-filter.ts";
import { QueryRow } from "./query-row.tsx";
import styles from "./query-table.module.css";

/** The queries as a table; below 75rem, cells are stacked. Arrow keys move between names, Enter opens one. */
export function QueryTable({
  form,
  records,
  offset,
  loading,
  sort,
  onSort,
  onOpen,
  onSee,
}: {
  form: StaffForm;
  records: QueryRecord[];
  offset: number;
  loading: boolean;
  sort: SortOrder;
  onSort: (sort: SortOrder) => void;
  onOpen: (record: QueryRecord) => void;
  onSee: (record: QueryRecord) => void;
}): ReactElement {
  const table = useShownFromTop(offset);
  useRowShortcuts(table, records, onSee);
  return (
    <table className={styles.table} ref={table} aria-busy={loading}>
      <caption className={readers.visuallyHidden}>
        {form.heading}. Arrow keys move from row to row, Enter opens one.
      </caption>
      <thead>
        <tr>
          <Heading label="#" />
          {form.fields.map(({ name, kind, label }) => (
            <Heading label={label} kind={kind} key={name} />
          ))}
          <DateHeading sort={sort} onSort={onSort} />
        </tr>
      </thead>
      <tbody onKeyDown={moveFocus}>
        {records.map((record, index) => (
          <QueryRow
            fields={form.fields}
            record={record}
            place={offset + index + 1}
            onOpen={onOpen}
            key={record._id}
          />
        ))}
      </tbody>
    </table>
  );
}

function Heading({ label, kind }: { label: string; kind?: string }): ReactElement {
  return (
    <th scope="col" data-kind={kind}>
      {label}
    </th>
  );
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

/** Scroll the table's head back into view when the page changes. */
function useShownFromTop(offset: number): RefObject<HTMLTableElement | null> {
  const table = useRef<HTMLTableElement>(null);
  const shown = useRef(offset);
  useEffect(() => {
    if (shown.current !== offset) table.current?.scrollIntoView({ block: "start" });
    shown.current = offset;
  }, [offset]);
  return table;
}

function useRowShortcuts(
  table: RefObject<HTMLTableElement | null>,
  records: QueryRecord[],
  onSee: (record: QueryRecord) => void,
): void {
  const names = (): HTMLElement[] => namesIn(table.current);
  const move = (key: string): void => {
    const next = rowToFocus(key, rowOf(document.activeElement, names()), records.length);
    if (next !== null) names()[next]?.focus();
  };
  useShortcut("nextRow", () => move("ArrowDown"));
  useShortcut("previousRow", () => move("ArrowUp"));
  useShortcut("markSeen", () => {
    const record = records[rowOf(document.activeElement, names())];
    if (record !== undefined) onSee(record);
  });
}

function namesIn(part: HTMLElement | null): HTMLElement[] {
  return [...(part?.querySelectorAll<HTMLElement>("[data-query-name]") ?? [])];
}

/** The index of the row around an element; -1 outside all rows. */
function rowOf(element: Element | null, names: HTMLElement[]): number {
  const row = element?.closest("tr") ?? null;
  return row === null ? -1 : names.findIndex((name) => name.closest("tr") === row);
}

function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const names = namesIn(event.currentTarget);
  const next = rowToFocus(event.key, rowOf(event.target as HTMLElement, names), names.length);
  if (next === null || event.altKey || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  names[next]?.focus();
}

/** The row that a key moves to from `current`; null for any other key. */
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
