"""The store's SQL for SQLite and PostgreSQL: filters, order and counts."""

from typing import Any

from sqlalchemy import (
    ColumnElement,
    Row,
    Select,
    String,
    and_,
    func,
    literal,
    or_,
    select,
    tuple_,
)
from sqlalchemy.sql.dml import ReturningInsert

from app.database.extensions import UtcDateTime, insert_into
from app.forms.declaration import Form
from app.forms.declared import FORM_OF_KIND
from app.queries.models import Query
from app.queries.records import StoredQuery
from app.queries.search import Position, QueryFilter, Sort

Rows = Select[*tuple[Any, ...]]

RECORD_COLUMNS = (
    Query.kind,
    Query.name,
    Query.email,
    Query.phone,
    Query.message,
    Query.details,
    Query.id,
    Query.created_at,
    Query.seen_at,
    Query.suspected,
    Query.notice_version,
)


def insert_unless_key_is_taken(values: dict[str, Any]) -> ReturningInsert[str]:
    """Insert one query and return its id; do nothing if its idempotency key exists already."""
    insert = insert_into(Query).values(**values)
    return insert.on_conflict_do_nothing(index_elements=[Query.idempotency_key]).returning(Query.id)


def stored_query(row: Row[*tuple[Any, ...]]) -> StoredQuery:
    """Return the record of a row that has RECORD_COLUMNS."""
    kind, *shared, details = row[:6]
    return StoredQuery(FORM_OF_KIND[kind], *shared, *row[6:], details=details or {})


def select_queries(form: Form, query_filter: QueryFilter, after: Position | None = None) -> Rows:
    """Select the filtered queries by moment and id, starting behind a position if one is given."""
    newest_first = query_filter.sort is Sort.NEWEST
    statement = select(*RECORD_COLUMNS).where(matches(form, query_filter))
    if after is not None:
        place = tuple_(Query.created_at, Query.id)
        position = tuple_(literal(after.created_at, UtcDateTime()), literal(after.id, String()))
        statement = statement.where(place < position if newest_first else place > position)
    columns = (Query.created_at, Query.id)
    return statement.order_by(*[column.desc() if newest_first else column.asc() for column in columns])


def select_count(form: Form, query_filter: QueryFilter) -> Select[int]:
    """Count the filtered queries."""
    return select(func.count()).select_from(Query).where(matches(form, query_filter))


def matches(form: Form, query_filter: QueryFilter) -> ColumnElement[bool]:
    """Return the condition that a query passes the filter."""
    conditions: list[ColumnElement[bool]] = [Query.kind == form.kind]
    if query_filter.created_from is not None:
        conditions.append(Query.created_at >= query_filter.created_from)
    if query_filter.created_before is not None:
        conditions.append(Query.created_at < query_filter.created_before)
    if query_filter.search_alternatives:
        conditions.append(or_(*[and_(*map(_holds, texts)) for texts in query_filter.search_alternatives]))
    return and_(*conditions)


def _holds(text: str) -> ColumnElement[bool]:
    """Return the condition that a query contains the folded text, without wildcards."""
    return Query.search_text.contains(text, autoescape=True)
