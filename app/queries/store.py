"""The store of queries."""

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from datetime import datetime
from typing import Any

from sqlalchemy import Connection, delete, func, select, text, update
from sqlalchemy.exc import SQLAlchemyError

from app.database.extensions import POSTGRESQL, change, db, read
from app.database.trouble import kind_of_trouble
from app.forms.declaration import COMMON, Form
from app.forms.declared import FORM_OF_KIND
from app.mail.store import queue_mail
from app.queries.models import Query
from app.queries.records import NewQuery, QueryPage, Saved, StoredQuery, body_digest, new_query_id
from app.queries.search import Position, QueryFilter, search_text
from app.queries.statements import (
    RECORD_COLUMNS,
    insert_unless_key_is_taken,
    select_count,
    select_queries,
    stored_query,
)

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
                suspected = query.suspicion is not None
                queue_mail(
                    connection,
                    query_id=inserted_id,
                    kind=query.form.list_name,
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
        "search_text": search_text(*(query.value(field.name) for field in searched)),
    }


def _first_with_key(query: NewQuery) -> Saved:
    statement = select(Query.id, Query.body_digest).where(Query.idempotency_key == query.idempotency_key)
    with db.engine.connect() as connection:
        first_id, first_digest = connection.execute(statement).one()
    if first_digest != body_digest(query):
        raise KeyTakenError
    return Saved(first_id, is_replay=True)


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
