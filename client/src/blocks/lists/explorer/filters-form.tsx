import type { ReactElement } from "react";
import actions from "../../../components/actions.module.css";
import { Icon } from "../../../components/icon.tsx";
import type { ExplorerFilter } from "../../../content/types.ts";
import styles from "./filters-form.module.css";

/** Four selects that narrow the list by the page's own address; "Clear" is the address without them. */
export function FiltersForm({
  action,
  filters,
}: {
  action: string;
  filters: ExplorerFilter[];
}): ReactElement {
  return (
    <form className={styles.form} action={action} method="get">
      <div className={styles.fields}>
        {filters.map((filter) => (
          <FilterField filter={filter} key={filter.name} />
        ))}
      </div>
      <div className={styles.actions}>
        <button className={`${actions.button} ${actions.small}`} type="submit">
          Show strategies
        </button>
        <a className={styles.clear} href={action}>
          Clear
        </a>
      </div>
    </form>
  );
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
