import { type ReactElement, type ReactNode, useCallback, useState } from "react";
import { useSearchParams } from "react-router";
import type { QueryKind, QueryRecord } from "../../api/types.ts";
import { useDebounced } from "../../components/use-debounced.ts";
import { LoadFailed, Loading, NothingFound } from "../display/list-states.tsx";
import { Moment } from "../display/moment.tsx";
import { formOf, type StaffForm } from "../shared/forms.ts";
import { SectionHeading } from "../shared/section-heading.tsx";
import { linkedQueryOf } from "../shared/sections.ts";
import {
  datesAreReversed,
  EVERYTHING,
  filterParameters,
  isNarrowed,
  type QueryFilter,
} from "./data/query-filter.ts";
import { useMarkSeen } from "./data/use-mark-seen.ts";
import { type QueryList, useQueryList } from "./data/use-query-list.ts";
import { LinkedQuerySheet } from "./linked-query-sheet.tsx";
import styles from "./query-section.module.css";
import { QuerySheet } from "./query-sheet.tsx";
import { QueryTools } from "./query-tools.tsx";
import { QueryPager } from "./table/query-pager.tsx";
import { QueryTable } from "./table/query-table.tsx";

const SEARCH_DELAY_MS = 250;

/** One list of queries: below its `figures` search and filters, the table, and the query that is open. */
export function QuerySection({ kind, figures }: { kind: QueryKind; figures: ReactNode }): ReactElement {
  const [filter, setFilter] = useState<QueryFilter>(EVERYTHING);
  const { parameters, hasReversedDates } = useSettledParameters(filter);
  const list = useQueryList(kind, parameters);
  const [openId, setOpenId] = useState<string | null>(null);
  const close = useCallback(() => setOpenId(null), []);
  const markSeen = useMarkSeen(kind);
  const linked = linkedQueryOf(useSearchParams()[0]);
  const open = list.records.find(({ _id }) => _id === openId);

  function see(record: QueryRecord): void {
    if (record.seenAt === null) void markSeen(record._id);
  }

  function show(record: QueryRecord): void {
    setOpenId(record._id);
    see(record);
  }

  return (
    <>
      <SectionHeading title={formOf(kind).heading}>
        {list.page !== null && (
          <>
            Updated <Moment iso={list.page.at.toISOString()} />
          </>
        )}
      </SectionHeading>
      {figures}
      <QueryTools
        kind={kind}
        filter={filter}
        parameters={parameters}
        hasReversedDates={hasReversedDates}
        onChange={setFilter}
      />
      <div className={styles.box}>
        <ListBody
          list={list}
          form={formOf(kind)}
          filter={filter}
          onFilter={setFilter}
          onOpen={show}
          onSee={see}
        />
      </div>
      {open !== undefined && <QuerySheet form={formOf(kind)} record={open} onClose={close} />}
      {linked !== null && <LinkedQuerySheet linked={linked} />}
    </>
  );
}

function ListBody({
  list,
  form,
  filter,
  onFilter,
  onOpen,
  onSee,
}: {
  list: QueryList;
  form: StaffForm;
  filter: QueryFilter;
  onFilter: (filter: QueryFilter) => void;
  onOpen: (record: QueryRecord) => void;
  onSee: (record: QueryRecord) => void;
}): ReactElement {
  const { records, page, loading, error } = list;
  if (error !== null) return <LoadFailed message={error} onRetry={list.retry} />;
  if (page === null) return <Loading />;
  const isOnlyPage = page.number === 1 && page.nextCursor === null;
  if (records.length === 0 && !loading && isOnlyPage) {
    return isNarrowed(filter) ? (
      <NothingFound onClear={() => onFilter({ ...EVERYTHING, sort: filter.sort })} />
    ) : (
      <NothingFound />
    );
  }
  return (
    <>
      <QueryTable
        records={records}
        offset={page.offset}
        form={form}
        loading={loading}
        sort={filter.sort}
        onSort={(sort) => onFilter({ ...filter, sort })}
        onOpen={onOpen}
        onSee={onSee}
      />
      <QueryPager list={list} page={page} />
    </>
  );
}

/** The filter as parameters, once the typing has settled; reversed dates leave the list as it was. */
function useSettledParameters(filter: QueryFilter): { parameters: string; hasReversedDates: boolean } {
  const search = useDebounced(filter.search, SEARCH_DELAY_MS);
  const hasReversedDates = datesAreReversed(filter);
  const wanted = filterParameters({ ...filter, search }, new Date()).toString();
  const [settled, setSettled] = useState(wanted);
  if (!hasReversedDates && settled !== wanted) setSettled(wanted);
  return { parameters: hasReversedDates ? settled : wanted, hasReversedDates };
}
