import type { ReactElement } from "react";
import actions from "../../../components/actions.module.css";
import { Icon } from "../../../components/icon.tsx";
import type { ExplorerFilter } from "../../../content/types.ts";
import styles from "./filters-drawer.module.css";

/** The id of the list's form. The comparison's address redirects to it if it names fewer than two strategies. */
export const PICKER = "choose";

/**
 * Selects that filter the list: the list's form calls the page's own address with them and what is ticked. They are in a
 * drawer that says what is set. Wide screens show the open drawer without its handle, if the browser's CSS can open a
 * closed one.
 */
export function FiltersDrawer({
  clear,
  action,
  filters,
}: {
  clear: string;
  action: string;
  filters: ExplorerFilter[];
}): ReactElement {
  const chosen = chosenLabels(filters);
  return (
    <details className={styles.drawer} data-print="hidden" data-markdown-omit="">
      <summary>
        <Icon name="sliders-horizontal" />
        <span>
          Filters <span className={styles.chosen}>{chosen.join(", ") || "none set"}</span>
        </span>
        <Icon name="chevron-down" />
      </summary>
      <div className={styles.form}>
        <div className={styles.fields}>
          {filters.map((filter) => (
            <FilterField filter={filter} key={filter.name} />
          ))}
        </div>
        <div className={styles.actions}>
          <button
            className={`${actions.button} ${actions.small}`}
            type="submit"
            form={PICKER}
            formAction={action}
          >
            Show strategies
          </button>
          {chosen.length > 0 && (
            <>
              {" "}
              <a className={styles.clear} href={clear}>
                Clear
              </a>
            </>
          )}
        </div>
      </div>
    </details>
  );
}

/** "Growth", "5 years and above" */
function chosenLabels(filters: ExplorerFilter[]): string[] {
  return filters.flatMap(({ options }) =>
    options.filter(({ selected, value }) => selected && value !== "").map(({ label }) => label),
  );
}

function FilterField({ filter }: { filter: ExplorerFilter }): ReactElement {
  const id = `filter-${filter.name}`;
  const selected = filter.options.find((option) => option.selected)?.value;
  return (
    <div>
      <label htmlFor={id}>{filter.label}</label>
      <div className={styles.select}>
        <select id={id} name={filter.name} form={PICKER} defaultValue={selected}>
          {filter.options.map(({ value, label }) => (
            <option value={value} key={value}>
              {label}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" />
      </div>
    </div>
  );
}
