import type { ReactElement } from "react";
import actions from "../../../components/actions.module.css";
import { Icon } from "../../../components/icon.tsx";
import type { ExplorerFilter } from "../../../content/types.ts";
import styles from "./filters-form.module.css";

/**
 * Selects that filter the list: the form calls the page's own address with them. "Clear" leads to it without them. They
 * are in a drawer that says what is set. Wide screens show the open drawer without its handle, if the browser's CSS can open a
 * closed one.
 */
export function FiltersForm({
  action,
  filters,
}: {
  action: string;
  filters: ExplorerFilter[];
}): ReactElement {
  return (
    <details className={styles.drawer} data-markdown-omit="">
      <summary>
        <Icon name="sliders-horizontal" />
        <span>
          Filters <span className={styles.chosen}>{chosenWords(filters)}</span>
        </span>
        <Icon name="chevron-down" />
      </summary>
      <form className={styles.form} action={action} method="get">
        <div className={styles.fields}>
          {filters.map((filter) => (
            <FilterField filter={filter} key={filter.name} />
          ))}
        </div>
        <div className={styles.actions}>
          <button className={`${actions.button} ${actions.small}`} type="submit">
            Show strategies
          </button>{" "}
          <a className={styles.clear} href={action}>
            Clear
          </a>
        </div>
      </form>
    </details>
  );
}

/** "Growth, 5 years and above", or that none is set. */
function chosenWords(filters: ExplorerFilter[]): string {
  const chosen = filters.flatMap(({ options }) =>
    options.filter(({ selected, value }) => selected && value !== "").map(({ label }) => label),
  );
  return chosen.length === 0 ? "none set" : chosen.join(", ");
}

function FilterField({ filter }: { filter: ExplorerFilter }): ReactElement {
  const id = `filter-${filter.name}`;
  const selected = filter.options.find((option) => option.selected)?.value;
  return (
    <div>
      <label htmlFor={id}>{filter.label}</label>
      <div className={styles.select}>
        <select id={id} name={filter.name} defaultValue={selected}>
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
