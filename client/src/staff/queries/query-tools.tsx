import { type ReactElement, useRef } from "react";
import type { ListName } from "../../api/types.ts";
import readers from "../../components/for-readers.module.css";
import { Icon } from "../../components/icon.tsx";
import { FileLink } from "../session/file-link.tsx";
import { formOf } from "../shared/forms.ts";
import { useShortcut } from "../shortcuts/shortcuts-provider.tsx";
import controls from "../staff-controls.module.css";
import { exportAddress, MAXIMUM_SEARCH_LENGTH, type Period, type QueryFilter } from "./data/query-filter.ts";
import styles from "./query-tools.module.css";

const PERIODS: Record<Period, string> = { "7": "7 days", "30": "30 days", all: "All", dates: "Dates" };

/** Search, period, and files of the filtered queries. */
export function QueryTools({
  listName,
  filter,
  parameters,
  hasReversedDates,
  onChange,
}: {
  listName: ListName;
  filter: QueryFilter;
  parameters: string;
  hasReversedDates: boolean;
  onChange: (filter: QueryFilter) => void;
}): ReactElement {
  const search = useRef<HTMLInputElement>(null);
  useShortcut("search", () => search.current?.select());
  return (
    <div className={styles.tools}>
      <label className={styles.search}>
        <Icon name="search" />
        <span className={readers.visuallyHidden}>Search queries</span>
        <input
          className={controls.compact}
          type="search"
          ref={search}
          placeholder={`Search ${searchedFields(listName)}`}
          maxLength={MAXIMUM_SEARCH_LENGTH}
          autoComplete="off"
          value={filter.search}
          onChange={(event) => onChange({ ...filter, search: event.target.value })}
        />
      </label>
      <Periods filter={filter} onChange={onChange} />
      <p className={styles.files}>
        {(["csv", "xlsx"] as const).map((format) => (
          <FileLink
            className={controls.lineButton}
            address={exportAddress(listName, parameters, format)}
            key={format}
          >
            <Icon name="download" />
            Export {format.toUpperCase()}
          </FileLink>
        ))}
      </p>
      {filter.period === "dates" && (
        <Dates filter={filter} hasReversedDates={hasReversedDates} onChange={onChange} />
      )}
    </div>
  );
}

/** "name, email, phone or message" */
function searchedFields(listName: ListName): string {
  const labels = formOf(listName).fields.map(({ label }) => label.toLowerCase());
  return new Intl.ListFormat("en-GB", { type: "disjunction" }).format(labels);
}

type Changes = { filter: QueryFilter; onChange: (filter: QueryFilter) => void };

function Periods({ filter, onChange }: Changes): ReactElement {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend on screen
    <div className={styles.periods} role="group" aria-label="Period">
      {(["7", "30", "all", "dates"] as const).map((period) => (
        <button
          type="button"
          aria-pressed={filter.period === period}
          onClick={() => onChange({ ...filter, period })}
          key={period}
        >
          {PERIODS[period]}
        </button>
      ))}
    </div>
  );
}

function Dates({
  filter,
  hasReversedDates,
  onChange,
}: Changes & { hasReversedDates: boolean }): ReactElement {
  const fault = hasReversedDates ? "dates-error" : undefined;
  return (
    <div className={styles.dates}>
      <label>
        From
        <input
          className={controls.compact}
          type="date"
          value={filter.from}
          aria-invalid={hasReversedDates}
          aria-describedby={fault}
          onChange={(event) => onChange({ ...filter, from: event.target.value })}
        />
      </label>
      <label>
        To
        <input
          className={controls.compact}
          type="date"
          value={filter.to}
          aria-invalid={hasReversedDates}
          aria-describedby={fault}
          onChange={(event) => onChange({ ...filter, to: event.target.value })}
        />
      </label>
      <p className={styles.fault} id="dates-error" role="status">
        {hasReversedDates && "The first date is after the last."}
      </p>
    </div>
  );
}
