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
from app.queries.lists.cursor import Position
from app.queries.lists.search import LeadFilter, Sort
from app.queries.models import Lead
from app.queries.records import LeadRecord

Rows = Select[*tuple[Any, ...]]

RECORD_COLUMNS = (
    Lead.kind,
    Lead.name,
    Lead.email,
    Lead.phone,
    Lead.message,
    Lead.details,
    Lead.id,
    Lead.created_at,
    Lead.seen_at,
    Lead.suspected,
    Lead.notice_version,
)


def insert_unless_key_is_taken(dialect: str, values: dict[str, Any]) -> ReturningInsert[str]:
    """Insert one lead and return its id; do nothing if its idempotency key exists already."""
    insert = insert_into(Lead, dialect)
    return insert.values(**values).on_conflict_do_nothing(index_elements=[Lead.idempotency_key]).returning(Lead.id)


def lead_record(row: Row[*tuple[Any, ...]]) -> LeadRecord:
    """Return the record of a row that has RECORD_COLUMNS."""
    kind, *shared, details = row[:6]
    return LeadRecord(FORM_OF_KIND[kind], *shared, *row[6:], details=details or {})


def select_leads(form: Form, lead_filter: LeadFilter, after: Position | None = None) -> Rows:
    """Select the filtered leads by moment and id, starting behind a position if one is given."""
    newest_first = lead_filter.sort is Sort.NEWEST
    statement = select(*RECORD_COLUMNS).where(matches(form, lead_filter))
    if after is not None:
        place = tuple_(Lead.created_at, Lead.id)
        position = tuple_(literal(after.created_at, UtcDateTime()), literal(after.id, String()))
        statement = statement.where(place < position if newest_first else place > position)
    columns = (Lead.created_at, Lead.id)
    return statement.order_by(*[column.desc() if newest_first else column.asc() for column in columns])


def select_count(form: Form, lead_filter: LeadFilter) -> Select[int]:
    """Count the filtered leads."""
    return select(func.count()).select_from(Lead).where(matches(form, lead_filter))


def matches(form: Form, lead_filter: LeadFilter) -> ColumnElement[bool]:
    """Return the condition that a lead passes the filter."""
    conditions: list[ColumnElement[bool]] = [Lead.kind == form.kind]
    if lead_filter.created_from is not None:
        conditions.append(Lead.created_at >= lead_filter.created_from)
    if lead_filter.created_before is not None:
        conditions.append(Lead.created_at < lead_filter.created_before)
    if lead_filter.search_alternatives:
        conditions.append(or_(*[and_(*map(_holds, texts)) for texts in lead_filter.search_alternatives]))
    return and_(*conditions)


def _holds(text: str) -> ColumnElement[bool]:
    """Return the condition that a lead contains the folded text, without wildcards."""
    return Lead.search_text.contains(text, autoescape=True)
