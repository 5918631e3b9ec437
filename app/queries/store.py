"""The store of queries."""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from datetime import datetime, timedelta
from statistics import median
from typing import Any

from sqlalchemy import Connection, delete, func, select, text, update
from sqlalchemy.exc import SQLAlchemyError

from app.content.calendar import IST
from app.database.extensions import POSTGRESQL, change, db, read
from app.database.trouble import kind_of_trouble
from app.forms.declaration import COMMON, Form
from app.forms.declared import FORM_OF_KIND, FORMS
from app.mail.store import queue_mail
from app.queries.models import Query
from app.queries.records import NewQuery, QueryPage, Saved, StoredQuery, body_digest, new_query_id
from app.queries.search import Position, QueryFilter, search_text, start_of_day_in_india
from app.queries.statements import (
    RECORD_COLUMNS,
    Rows,
    insert_unless_key_is_taken,
    select_count,
    select_queries,
    stored_query,
)
from app.queries.statistics import DAYS_SHOWN, NEWEST_SHOWN, QueryStatistics, count_days

STREAM_BATCH = 500
PURGE_BATCH = 1000


class KeyTakenError(Exception):
    """The idempotency key belongs to a query with different content."""


class QueryStoreError(Exception):
    """The database did not store the query. The message names the kind of failure and never contains a value."""


def save_query(query: NewQuery, now: datetime, *, queues_mail: bool) -> Saved:
    """Store the query; it is durably committed when this returns.

    If the key exists already, its first query stays. With `queues_mail`, the mail about the query is queued in the same
    transaction. Raises KeyTakenError if the first query has different content, QueryStoreError if the database refuses.
    """
    values = _row(query, now)
    with _failures_without_values():
        with db.engine.begin() as connection:
            inserted_id = connection.scalar(insert_unless_key_is_taken(values))
            if inserted_id is not None and queues_mail:
                mailed = {field.label: query.value(field.name) for field in query.form.staff_fields if field.is_mailed}
                suspected = query.suspicion is not None
                queue_mail(
                    connection,
                    query_id=inserted_id,
                    kind=query.form.list_name,
                    mailed_fields=mailed,
                    suspected=suspected,
                    at=now,
                )
        return _first_with_key(query) if inserted_id is None else Saved(inserted_id, is_replay=False)


def was_saved_since(idempotency_key: str, since: datetime) -> bool:
    """Return whether a query with this key was created at or after a moment. Raises QueryStoreError."""
    statement = select(func.count()).where(Query.idempotency_key == idempotency_key, Query.created_at >= since)
    with _failures_without_values(), db.engine.connect() as connection:
        return connection.scalar(statement) == 1


def count_queries(form: Form, query_filter: QueryFilter) -> int:
    """Return the number of filtered queries."""
    with db.engine.connect() as connection:
        return connection.scalar(select_count(form, query_filter)) or 0


def list_queries(form: Form, query_filter: QueryFilter, limit: int, after: Position | None = None) -> QueryPage:
    """Return one page of the filtered list and its total count."""
    with db.engine.connect() as connection:
        rows = connection.execute(select_queries(form, query_filter, after).limit(limit + 1)).all()
        total = connection.scalar(select_count(form, query_filter)) or 0
    records = list(map(stored_query, rows[:limit]))
    is_last = len(rows) <= limit
    return QueryPage(records, total, None if is_last else Position(records[-1].created_at, records[-1].id))


def stream_queries(form: Form, query_filter: QueryFilter) -> Iterator[StoredQuery]:
    """Yield the filtered queries in order.

    Each batch is a separate read, with no transaction open between two: a long reader would keep SQLite from resetting
    its write-ahead log while a slow client downloads (sqlite.org/wal.html, 6).
    """
    after: Position | None = None
    while True:
        rows = read(select_queries(form, query_filter, after).limit(STREAM_BATCH))
        yield from map(stored_query, rows)
        if len(rows) < STREAM_BATCH:
            return
        after = Position(rows[-1].created_at, rows[-1].id)


def find_query(form: Form, query_id: str) -> StoredQuery | None:
    """Return one query of a form, None if there is none with this id."""
    with db.engine.connect() as connection:
        row = connection.execute(
            select(*RECORD_COLUMNS).where(Query.kind == form.kind, Query.id == query_id)
        ).one_or_none()
    return None if row is None else stored_query(row)


def mark_seen(form: Form, query_id: str, at: datetime) -> bool:
    """Record when staff first opened the query. Return whether there is such a query."""
    statement = (
        update(Query)
        .where(Query.kind == form.kind, Query.id == query_id)
        .values(seen_at=func.coalesce(Query.seen_at, at, type_=Query.seen_at.type))
    )
    return change(statement) == 1


def query_statistics(now: datetime) -> QueryStatistics:
    """Return the figures of the dashboard at a moment."""
    today = now.astimezone(IST).date()
    days = [today - timedelta(days=back) for back in reversed(range(DAYS_SHOWN))]
    with db.engine.connect() as connection:
        totals = {row.kind: row for row in connection.execute(_totals())}
        lately = connection.execute(_since(start_of_day_in_india(days[0]))).all()
        newest = [row for form in FORMS for row in connection.execute(_newest_of(form))]
    by_day = Counter((FORM_OF_KIND[row.kind], row.created_at.astimezone(IST).date()) for row in lately)
    counts = {}
    for form in FORMS:
        found = totals.get(form.kind)
        total, unseen = (0, 0) if found is None else (found.total, found.unseen)
        counts[form] = count_days(by_day, form, days, total=total, unseen=unseen)
    per_day = [(day, {form: by_day[form, day] for form in FORMS}) for day in days]
    waits = [(row.seen_at - row.created_at).total_seconds() / 60 for row in lately if row.seen_at is not None]
    recent = sorted(map(stored_query, newest), key=lambda record: (record.created_at, record.id), reverse=True)
    return QueryStatistics(counts, per_day, median(waits) if waits else None, recent[:NEWEST_SHOWN])


def purge_queries(
    before: datetime, *, dry_run: bool, report_progress: Callable[[], None] = lambda: None
) -> Mapping[str, int]:
    """Delete all queries created before a moment, or only count them; return how many of each kind.

    Queries of a form that is no longer declared are included. `report_progress` is called after each thousand.
    """
    statement = select(Query.kind, func.count().label("number")).where(Query.created_at < before).group_by(Query.kind)
    with db.engine.connect() as connection:
        found = dict.fromkeys(FORM_OF_KIND, 0) | {row.kind: row.number for row in connection.execute(statement)}
    if not dry_run:
        # In batches, so that visitors' posts never wait long for SQLite's one writer.
        while _purge_batch(before):
            report_progress()
        _forget_for_good()
    return found


@contextmanager
def _failures_without_values() -> Iterator[None]:
    """Raise only the kind of a failure: the driver's message may quote the row."""
    try:
        yield
    except SQLAlchemyError as error:
        raise QueryStoreError(kind_of_trouble(error)) from None


def _row(query: NewQuery, now: datetime) -> dict[str, Any]:
    searched = (*COMMON.values(), *query.form.own_fields)
    return {
        "id": new_query_id(now),
        "kind": query.form.kind,
        "name": query.name,
        "email": query.email,
        "phone": query.phone,
        "message": query.message,
        "details": dict(query.details) or None,
        "created_at": now,
        "suspected": query.suspicion is not None,
        "suspicion": query.suspicion,
        "notice_version": query.notice_version,
        "consented_at": None if query.notice_version is None else now,
        "via": query.via,
        "idempotency_key": query.idempotency_key,
        "body_digest": body_digest(query),
        "search_text": search_text(*(query.value(field.name) for field in searched if field.is_searched)),
    }


def _first_with_key(query: NewQuery) -> Saved:
    statement = select(Query.id, Query.body_digest).where(Query.idempotency_key == query.idempotency_key)
    with db.engine.connect() as connection:
        first_id, first_digest = connection.execute(statement).one()
    if first_digest != body_digest(query):
        raise KeyTakenError
    return Saved(first_id, is_replay=True)


def _totals() -> Rows:
    """Count all and unseen queries of each kind: an index holds both columns."""
    unseen = func.count().filter(Query.seen_at.is_(None)).label("unseen")
    return select(Query.kind, func.count().label("total"), unseen).group_by(Query.kind)


def _since(moment: datetime) -> Rows:
    return select(Query.kind, Query.created_at, Query.seen_at).where(
        Query.kind.in_(FORM_OF_KIND), Query.created_at >= moment
    )


def _newest_of(form: Form) -> Rows:
    return select_queries(form, QueryFilter()).limit(NEWEST_SHOWN)


def _purge_batch(before: datetime) -> int:
    batch = select(Query.id).where(Query.created_at < before).limit(PURGE_BATCH).scalar_subquery()
    with db.engine.begin() as connection:
        _overwrite_what_is_deleted(connection)
        return connection.execute(delete(Query).where(Query.id.in_(batch))).rowcount


def _forget_for_good() -> None:
    """Remove deleted queries from SQLite's journal, which still has the old pages."""
    if db.engine.dialect.name != POSTGRESQL:
        with db.engine.connect() as connection:
            _overwrite_what_is_deleted(connection)
            connection.execute(text("PRAGMA wal_checkpoint(TRUNCATE)"))


def _overwrite_what_is_deleted(connection: Connection) -> None:
    if connection.dialect.name != POSTGRESQL:
        connection.execute(text("PRAGMA secure_delete = ON"))
