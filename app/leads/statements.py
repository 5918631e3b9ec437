"""The store's SQL: filters, order and counts, said once for SQLite and PostgreSQL."""

from collections.abc import Sequence
from typing import Any

from sqlalchemy import (
    ColumnElement,
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

from app.dialects import insert_into
from app.leads.kinds import LeadKind
from app.leads.lists.cursor import Position
from app.leads.lists.search import LeadFilter, Sort
from app.leads.models import Lead
from app.leads.records import LeadRecord
from app.utc_datetime import UtcDateTime

RECORD_COLUMNS = (
    Lead.id,
    Lead.kind,
    Lead.name,
    Lead.email,
    Lead.phone,
    Lead.message,
    Lead.created_at,
    Lead.seen_at,
    Lead.suspected,
    Lead.suspicion,
    Lead.notice_version,
)
"""In the order of LeadRecord's fields."""

EXPORT_COLUMNS = (
    Lead.id,
    Lead.created_at,
    Lead.name,
    Lead.email,
    Lead.phone,
    Lead.message,
    Lead.suspected,
    Lead.notice_version,
)
"""In the order of ExportedLead's fields."""

Rows = Select[*tuple[Any, ...]]

# By a table: calling an enumeration takes ten times as long, and whole lists are read.
_KINDS = {kind.value: kind for kind in LeadKind}


def insert_unless_key_is_taken(dialect: str, values: dict[str, Any]) -> ReturningInsert[str]:
    """Insert one lead and return its id; do nothing if its idempotency key is there already."""
    insert = insert_into(Lead, dialect)
    return insert.values(**values).on_conflict_do_nothing(index_elements=[Lead.idempotency_key]).returning(Lead.id)


def lead_record(row: Sequence[Any]) -> LeadRecord:
    """Return the record of a row that has RECORD_COLUMNS."""
    return LeadRecord._make((row[0], _KINDS[row[1]], *row[2:]))


def select_records(kind: LeadKind, lead_filter: LeadFilter, after: Position | None = None) -> Rows:
    """Select the filter's leads in its order, from behind a position if one is given."""
    return _in_order(select(*RECORD_COLUMNS).where(matches(kind, lead_filter)), lead_filter, after)


def select_exported(kind: LeadKind, lead_filter: LeadFilter, after: Position | None) -> Rows:
    """Select of the same leads, in the same order, only what a file holds."""
    return _in_order(select(*EXPORT_COLUMNS).where(matches(kind, lead_filter)), lead_filter, after)


def _in_order(statement: Rows, lead_filter: LeadFilter, after: Position | None) -> Rows:
    """Order the statement by moment and id, and begin it behind a position."""
    newest_first = lead_filter.sort is Sort.NEWEST
    if after is not None:
        place = tuple_(Lead.created_at, Lead.id)
        position = tuple_(literal(after.created_at, UtcDateTime()), literal(after.id, String()))
        statement = statement.where(place < position if newest_first else place > position)
    columns = (Lead.created_at, Lead.id)
    return statement.order_by(*[column.desc() if newest_first else column.asc() for column in columns])


def select_count(kind: LeadKind, lead_filter: LeadFilter) -> Select[int]:
    """Count what the filter leaves."""
    return select(func.count()).select_from(Lead).where(matches(kind, lead_filter))


def matches(kind: LeadKind, lead_filter: LeadFilter) -> ColumnElement[bool]:
    """Tell whether a lead belongs to the filter."""
    conditions: list[ColumnElement[bool]] = [Lead.kind == kind]
    if lead_filter.created_from is not None:
        conditions.append(Lead.created_at >= lead_filter.created_from)
    if lead_filter.created_before is not None:
        conditions.append(Lead.created_at < lead_filter.created_before)
    if lead_filter.search_alternatives:
        conditions.append(or_(*[and_(*map(_holds, texts)) for texts in lead_filter.search_alternatives]))
    return and_(*conditions)


def _holds(text: str) -> ColumnElement[bool]:
    """Tell whether a lead holds the folded text, whose signs are taken as they are."""
    return Lead.search_text.contains(text, autoescape=True)
