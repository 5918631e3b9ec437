import { type ReactElement, type ReactNode, useState } from "react";
import { useNavigate, useParams } from "react-router";
import type { ListName, QueryRecord } from "../../api/types.ts";
import { useDebounced } from "../../components/use-debounced.ts";
import { LoadFailed, Loading, NothingFound } from "../display/list-states.tsx";
import { Moment } from "../display/moment.tsx";
import { formOf, type StaffForm } from "../shared/forms.ts";
import { SectionHeading } from "../shared/section-heading.tsx";
import { queryAddress, queryIdOf } from "../shared/sections.ts";
import { type SelectionState, useSelection } from "../shared/selection.ts";
import {
  datesAreReversed,
  EVERYTHING,
  filterParameters,
  isNarrowed,
  type QueryFilter,
} from "./data/query-filter.ts";
import { useMarkSeen } from "./data/use-mark-seen.ts";
import { type QueryList, useQueryList } from "./data/use-query-list.ts";
import { OpenQuery } from "./open-query.tsx";
import styles from "./query-section.module.css";
import { QueryTools } from "./query-tools.tsx";
import { QueryPager } from "./table/query-pager.tsx";
import { QueryTable } from "./table/query-table.tsx";

const SEARCH_DELAY_MS = 250;

/** One list of queries: its `counts`, search and filters, the table, and the open query. */
export function QuerySection({ listName, counts }: { listName: ListName; counts: ReactNode }): ReactElement {
  const [filter, setFilter] = useState<QueryFilter>(EVERYTHING);
  const { parameters, hasReversedDates } = useSettledParameters(filter);
  const list = useQueryList(listName, parameters);
  const markSeen = useMarkSeen(listName);
  const navigate = useNavigate();
  const { selection } = useSelection();
  const openId = queryIdOf(useParams()["*"]);

  function see(record: QueryRecord): void {
    if (record.seenAt === null) void markSeen(record._id);
  }

  function show(record: QueryRecord): void {
    const state: SelectionState = { selection };
    void navigate(queryAddress({ listName, id: record._id }), { state });
  }

  return (
    <>
      <SectionHeading title={formOf(listName).heading}>
        {list.page !== null && (
          <>
            Updated <Moment iso={list.page.at.toISOString()} />
          </>
        )}
      </SectionHeading>
      {counts}
      <QueryTools
        listName={listName}
        filter={filter}
        parameters={parameters}
        hasReversedDates={hasReversedDates}
        onChange={setFilter}
      />
      <div className={styles.box}>
        <ListBody
          list={list}
          form={formOf(listName)}
          filter={filter}
          onFilter={setFilter}
          onOpen={show}
          onSee={see}
        />
      </div>
      {openId !== null && (
        <OpenQuery
          listName={listName}
          id={openId}
          listed={list.records.find(({ _id }) => _id === openId)}
          key={openId}
        />
      )}
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

/** The filter as parameters, once typing pauses; reversed dates leave the list unchanged. */
function useSettledParameters(filter: QueryFilter): { parameters: string; hasReversedDates: boolean } {
  const search = useDebounced(filter.search, SEARCH_DELAY_MS);
  const hasReversedDates = datesAreReversed(filter);
  const wanted = filterParameters({ ...filter, search }, new Date()).toString();
  const [settled, setSettled] = useState(wanted);
  if (!hasReversedDates && settled !== wanted) setSettled(wanted);
  return { parameters: hasReversedDates ? settled : wanted, hasReversedDates };
}
