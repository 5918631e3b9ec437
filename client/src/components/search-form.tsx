import type { ReactElement } from "react";
import actions from "./actions.module.css";
import styles from "./search-form.module.css";

/** The longest text that is searched for, as `app/content/search/search_words.py` has it. */
const LONGEST_SEARCH_TEXT = 100;

/** The search as a plain form, which needs no script. `searchText` stands in it; `action` is the page of the search. */
export function SearchForm({
  action,
  searchText = "",
  label = "Search this site",
}: {
  action: string;
  searchText?: string;
  label?: string;
}): ReactElement {
  return (
    <search>
      <form className={styles.form} action={action}>
        <label htmlFor="search-text">{label}</label>
        <div className={styles.row}>
          <input
            id="search-text"
            type="search"
            name="q"
            defaultValue={searchText}
            maxLength={LONGEST_SEARCH_TEXT}
            autoComplete="off"
            enterKeyHint="search"
            required
          />
          <button className={actions.button} type="submit">
            Search
          </button>
        </div>
      </form>
    </search>
  );
}
