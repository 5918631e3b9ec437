import {
  type KeyboardEvent,
  type ReactElement,
  startTransition,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import readers from "../../components/for-readers.module.css";
import { useDebounced } from "../../components/use-debounced.ts";
import { COUNTRIES, type Country } from "./countries.ts";
import styles from "./country-list.module.css";
import { searchCountries } from "./search-countries.ts";

const SEARCH_DELAY_MS = 250;
const PAGE_ROWS = 6;

/** A search field over a list of countries: the focus stays in the field, keys move the mark through the list. */
export function CountryList({
  id,
  chosen,
  onChoose,
  onClose,
}: {
  id: string;
  chosen: Country;
  onChoose: (country: Country) => void;
  onClose: () => void;
}): ReactElement {
  const listId = useId();
  const searchRef = useRef<HTMLInputElement>(null);
  const [search, setSearch] = useState("");
  const settled = useDebounced(search, SEARCH_DELAY_MS);
  const found = searchCountries(COUNTRIES, settled);
  const [markedIndex, mark] = useMark(settled, found, chosen);
  const marked = found[markedIndex];
  const isWhole = useLaterRows();
  const shown = isWhole ? found : rowsAround(found, markedIndex);
  const optionId = (country: Country): string => `${listId}-${country.iso2}`;
  const markedId = marked && optionId(marked);
  useEffect(() => searchRef.current?.focus({ preventScroll: true }), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: rows that come later push the marked one away
  useLayoutEffect(() => {
    if (markedId) document.getElementById(markedId)?.scrollIntoView({ block: "nearest" });
  }, [markedId, isWhole]);

  const chooseMarked = (): void => {
    // If Enter comes before the list has followed the search, it means the first country of the list to come.
    const country = search === settled ? marked : searchCountries(COUNTRIES, search)[0];
    if (country) onChoose(country);
  };

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return;
    const target = indexAfter(event.key, markedIndex, found.length - 1);
    if (target !== null) mark(target);
    else if (event.key === "Enter") chooseMarked();
    else if (event.key === "Escape") onClose();
    else return;
    event.preventDefault();
  };

  return (
    <div className={styles.panel} id={id} role="dialog" aria-label="Country code">
      <input
        className={styles.search}
        ref={searchRef}
        type="text"
        role="combobox"
        aria-label="Search countries"
        aria-autocomplete="list"
        aria-expanded="true"
        aria-controls={listId}
        aria-activedescendant={markedId}
        placeholder="Search by name or code"
        autoComplete="off"
        spellCheck={false}
        value={search}
        onChange={(event) => setSearch(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <div
        className={styles.list}
        id={listId}
        role="listbox"
        aria-label="Countries"
        tabIndex={-1}
        onMouseDown={(event) => event.preventDefault()}
      >
        {shown.map((country) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the focus stays in the search field, which has the keys
          <div
            key={country.iso2}
            id={optionId(country)}
            role="option"
            tabIndex={-1}
            aria-selected={country === marked}
            aria-current={country.iso2 === chosen.iso2 ? "true" : undefined}
            onClick={() => onChoose(country)}
          >
            <span>{country.name}</span> <span>+{country.dialCode}</span>
          </div>
        ))}
      </div>
      <p className={found.length === 0 ? styles.none : readers.visuallyHidden} role="status">
        {found.length === 0 ? "No country found" : settled !== "" && `${found.length} found`}
      </p>
    </div>
  );
}

/** Whether all rows are rendered. Rows out of sight come after the first paint, so that it need not wait for them. */
function useLaterRows(): boolean {
  const [isWhole, setWhole] = useState(false);
  useEffect(() => startTransition(() => setWhole(true)), []);
  return isWhole;
}

/** The rows that can be seen around a mark. */
function rowsAround(found: Country[], index: number): Country[] {
  return found.slice(Math.max(0, index - PAGE_ROWS), index + PAGE_ROWS);
}

/** The mark's place in the list: at first the chosen country, after each search the first one found. */
function useMark(search: string, found: Country[], chosen: Country): [number, (index: number) => void] {
  const [mark, setMark] = useState<{ search: string; index: number } | null>(null);
  const start = search === "" ? found.findIndex(({ iso2 }) => iso2 === chosen.iso2) : 0;
  const index = mark?.search === search ? mark.index : start;
  return [index, (moved) => setMark({ search, index: moved })];
}

/** Where a key moves the mark; null for keys that do not move it. */
function indexAfter(key: string, index: number, last: number): number | null {
  const targets: Record<string, number> = {
    ArrowDown: index + 1,
    ArrowUp: index - 1,
    PageDown: index + PAGE_ROWS,
    PageUp: index - PAGE_ROWS,
    Home: 0,
    End: last,
  };
  const target = targets[key];
  return target === undefined ? null : Math.min(Math.max(target, 0), last);
}
