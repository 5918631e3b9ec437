"""The store of queries."""

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from functools import partial
from typing import NamedTuple

from sqlalchemy import ColumnElement, Select, and_, delete, func, literal, or_, select, text, tuple_, update
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.orm import Session

from app.database.errors import short_reason
from app.database.extensions import POSTGRESQL, UtcDateTime, change, db, read
from app.forms.declaration import Form
from app.forms.declared import FORM_OF_KIND
from app.mail.outbox import queue_query_mail
from app.queries.models import Query, body_digest
from app.queries.search import QueryFilter, search_text, start_of_day_in_india

STREAM_BATCH = 500
PURGE_BATCH = 1000


class KeyTakenError(Exception):
    """The idempotency key belongs to a query with different content."""


class QueryStoreError(Exception):
    """The database did not store the query. The message names the kind of failure and never contains a value."""


class Saved(NamedTuple):
    """The result of saving: the query's id, and whether it was stored before under the same key."""

    id: str
    is_replay: bool


class Position(NamedTuple):
    """The moment and id of a page's last query; the next page begins after it."""

    created_at: datetime
    id: str

    @property
    def cursor(self) -> str:
        """The position as clients send it back."""
        return f"{self.created_at.astimezone(UTC).replace(tzinfo=None).isoformat()}_{self.id}"


@dataclass(frozen=True)
class QueryPage:
    """One page of a list. `total` counts what the filter leaves; the next page begins after `next_after`, if any."""

    records: Sequence[Query]
    total: int
    next_after: Position | None


def save_query(query: Query, *, queues_mail: bool) -> Saved:
    """Store the query; it is durably committed when this returns.

    If the key exists already, its first query stays. With `queues_mail`, the mail about the query is queued in the same
    transaction. Raises KeyTakenError if the first query has different content, QueryStoreError if the database refuses.
    """
    query.body_digest = body_digest(query)
    query.search_text = search_text(*(query.value(field.name) for field in query.form.staff_fields))
    with _failures_without_values():
        try:
            with Session(db.engine, expire_on_commit=False) as session, session.begin():
                session.add(query)
                session.flush()
                if queues_mail:
                    queue_query_mail(
                        session.connection(),
                        query_id=query.id,
                        list_name=query.form.list_name,
                        suspected=query.suspected,
                        at=query.created_at,
                    )
        except IntegrityError:
            first = _first_with_key(query)
            if first is None:
                raise
            return first
    return Saved(query.id, is_replay=False)


def was_saved_since(idempotency_key: str, since: datetime) -> bool:
    """Return whether a query with this key was created at or after a moment. Raises QueryStoreError."""
    with _failures_without_values():
        return bool(read(select(Query.id).where(Query.idempotency_key == idempotency_key, Query.created_at >= since)))


def count_queries(form: Form, query_filter: QueryFilter) -> int:
    """Return the number of filtered queries."""
    with Session(db.engine) as session:
        return _count(session, form, query_filter)


def list_queries(form: Form, query_filter: QueryFilter, limit: int, after: Position | None = None) -> QueryPage:
    """Return one page of the filtered list and its total count."""
    with Session(db.engine) as session:
        found = session.scalars(_selected(form, query_filter, after).limit(limit + 1)).all()
        total = _count(session, form, query_filter)
    records = found[:limit]
    is_last = len(found) <= limit
    return QueryPage(records, total, None if is_last else Position(records[-1].created_at, records[-1].id))


def newest_queries(form: Form, count: int) -> Sequence[Query]:
    """Return the latest queries of a form, newest first."""
    with Session(db.engine) as session:
        return session.scalars(_selected(form, QueryFilter()).limit(count)).all()


def stream_queries(form: Form, query_filter: QueryFilter) -> Iterator[Query]:
    """Yield the filtered queries in order.

    Each batch is a separate read, with no transaction open between two: a long reader would keep SQLite from resetting
    its write-ahead log while a slow client downloads (sqlite.org/wal.html, 6).
    """
    after: Position | None = None
    while True:
        with Session(db.engine) as session:
            batch = session.scalars(_selected(form, query_filter, after).limit(STREAM_BATCH)).all()
        yield from batch
        if len(batch) < STREAM_BATCH:
            return
        after = Position(batch[-1].created_at, batch[-1].id)


def find_query(form: Form, query_id: str) -> Query | None:
    """Return one query of a form, None if there is none with this id."""
    with Session(db.engine) as session:
        return session.scalars(select(Query).where(Query.kind == form.kind, Query.id == query_id)).one_or_none()


def mark_seen(form: Form, query_id: str, at: datetime) -> bool:
    """Record when staff first opened the query. Return whether there is such a query."""
    statement = (
        update(Query)
        .where(Query.kind == form.kind, Query.id == query_id)
        .values(seen_at=func.coalesce(Query.seen_at, at, type_=Query.seen_at.type))
    )
    return change(statement) == 1


def count_older(before: datetime) -> Mapping[str, int]:
    """Return how many queries of each kind were created before a moment; also of forms no longer declared."""
    counted = select(Query.kind, func.count()).where(Query.created_at < before).group_by(Query.kind)
    return dict.fromkeys(FORM_OF_KIND, 0) | dict(read(counted))


def purge_queries(before: datetime) -> None:
    """Delete all queries created before a moment, in batches, so that visitors' posts never wait long for SQLite."""
    batch = select(Query.id).where(Query.created_at < before).limit(PURGE_BATCH).scalar_subquery()
    while change(delete(Query).where(Query.id.in_(batch))):
        pass
    if db.engine.dialect.name != POSTGRESQL:
        # SQLite's journal still has the old pages.
        with db.engine.connect() as connection:
            connection.execute(text("PRAGMA wal_checkpoint(TRUNCATE)"))


@contextmanager
def _failures_without_values() -> Iterator[None]:
    """Raise only the kind of a failure: the driver's message may quote the row."""
    try:
        yield
    except SQLAlchemyError as error:
        raise QueryStoreError(short_reason(error)) from None


def _first_with_key(query: Query) -> Saved | None:
    """Return the query that was stored under the same key, if any. Raises KeyTakenError."""
    same_key = Query.idempotency_key == query.idempotency_key, Query.idempotency_key.is_not(None)
    for first in read(select(Query.id, Query.body_digest).where(*same_key)):
        if first.body_digest != query.body_digest:
            raise KeyTakenError
        return Saved(first.id, is_replay=True)
    return None


def _selected(form: Form, query_filter: QueryFilter, after: Position | None = None) -> Select[Query]:
    """Select the filtered queries by moment and id, starting after a position if one is given."""
    newest_first = query_filter.sort == "newest"
    columns = (Query.created_at, Query.id)
    statement = select(Query).where(_passes(form, query_filter))
    if after is not None:
        place = tuple_(*columns)
        position = tuple_(literal(after.created_at, UtcDateTime()), literal(after.id))
        statement = statement.where(place < position if newest_first else place > position)
    return statement.order_by(*[column.desc() if newest_first else column.asc() for column in columns])


def _count(session: Session, form: Form, query_filter: QueryFilter) -> int:
    counted = select(func.count()).select_from(Query).where(_passes(form, query_filter))
    return session.scalar(counted) or 0


def _passes(form: Form, query_filter: QueryFilter) -> ColumnElement[bool]:
    """Return the condition that a query passes the filter."""
    conditions: list[ColumnElement[bool]] = [Query.kind == form.kind]
    if query_filter.first_day is not None:
        conditions.append(Query.created_at >= start_of_day_in_india(query_filter.first_day))
    if query_filter.last_day is not None:
        conditions.append(Query.created_at < start_of_day_in_india(query_filter.last_day + timedelta(days=1)))
    if query_filter.search_alternatives:
        # Without wildcards.
        holds = partial(Query.search_text.contains, autoescape=True)
        conditions.append(or_(*[and_(*map(holds, texts)) for texts in query_filter.search_alternatives]))
    return and_(*conditions)
