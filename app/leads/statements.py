"""The store's SQL: filters, order and counts, said once for SQLite and PostgreSQL."""

from collections.abc import Sequence
from typing import Any

from sqlalchemy import (
    CTE,
    ColumnElement,
    Select,
    String,
    Tuple,
    and_,
    func,
    literal,
    or_,
    select,
    true,
    tuple_,
)
from sqlalchemy.orm import InstrumentedAttribute
from sqlalchemy.sql.dml import ReturningInsert

from app.dialects import insert_into
from app.leads.kinds import LeadKind
from app.leads.lists.cursor import Position
from app.leads.lists.phone_search import PhoneSearch
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

_Place = tuple[ColumnElement[Any] | InstrumentedAttribute[Any], ...]
_PLACE: _Place = (Lead.created_at, Lead.id)


def insert_unless_key_is_taken(dialect: str, values: dict[str, Any]) -> ReturningInsert[str]:
    """Insert one lead and return its id; do nothing if its idempotency key is there already."""
    insert = insert_into(Lead, dialect)
    return insert.values(**values).on_conflict_do_nothing(index_elements=[Lead.idempotency_key]).returning(Lead.id)


def lead_record(row: Sequence[Any]) -> LeadRecord:
    """Return the record of a row that has RECORD_COLUMNS."""
    return LeadRecord._make((row[0], _KINDS[row[1]], *row[2:]))


def select_records(kind: LeadKind, lead_filter: LeadFilter, after: Position | None = None) -> Rows:
    """Select the filter's leads in its order, from behind a position if one is given."""
    return _in_order(select(*RECORD_COLUMNS).where(matches(kind, lead_filter)), _PLACE, lead_filter, after)


def select_exported(kind: LeadKind, lead_filter: LeadFilter, after: Position | None) -> Rows:
    """Select of the same leads, in the same order, only what a file holds."""
    return _in_order(select(*EXPORT_COLUMNS).where(matches(kind, lead_filter)), _PLACE, lead_filter, after)


def select_positions(kind: LeadKind, lead_filter: LeadFilter, after: Position | None) -> Rows:
    """Select where the leads stand that the filter's days leave, found by its search or not; an index has it all."""
    statement = select(Lead.created_at, Lead.id).where(is_listed(kind, lead_filter))
    return _in_order(statement, _PLACE, lead_filter, after)


def select_found(kind: LeadKind, lead_filter: LeadFilter) -> Rows:
    """Select id and moment of the filter's leads, in no order."""
    return select(Lead.id, Lead.created_at).where(matches(kind, lead_filter))


def select_page_of(found: CTE, lead_filter: LeadFilter, after: Position | None, limit: int) -> Rows:
    """Select the first leads of those found, and as one more column how many were found."""
    ids = _in_order(select(found.c.id), (found.c.created_at, found.c.id), lead_filter, after).limit(limit).subquery()
    total = select(func.count()).select_from(found).scalar_subquery()
    return _in_order(select(*RECORD_COLUMNS, total).join(ids, ids.c.id == Lead.id), _PLACE, lead_filter, None)


def up_to(position: Position | None, lead_filter: LeadFilter) -> ColumnElement[bool]:
    """Tell whether a lead stands no later than a position in the filter's order."""
    if position is None:
        return true()
    place, end, moment = tuple_(*_PLACE), _literal(position), literal(position.created_at, UtcDateTime())
    # The moment once more: PostgreSQL guesses how many rows a single value leaves, but not a pair.
    if lead_filter.sort is Sort.NEWEST:
        return and_(Lead.created_at >= moment, place >= end)
    return and_(Lead.created_at <= moment, place <= end)


def _in_order(statement: Rows, columns: _Place, lead_filter: LeadFilter, after: Position | None) -> Rows:
    """Order the statement by moment and id, and begin it behind a position."""
    newest_first = lead_filter.sort is Sort.NEWEST
    if after is not None:
        place, position = tuple_(*columns), _literal(after)
        statement = statement.where(place < position if newest_first else place > position)
    return statement.order_by(*[column.desc() if newest_first else column.asc() for column in columns])


def _literal(position: Position) -> Tuple:
    return tuple_(literal(position.created_at, UtcDateTime()), literal(position.id, String()))


def select_count(kind: LeadKind, lead_filter: LeadFilter) -> Select[int]:
    """Count what the filter leaves."""
    return select(func.count()).select_from(Lead).where(matches(kind, lead_filter))


def matches(kind: LeadKind, lead_filter: LeadFilter) -> ColumnElement[bool]:
    """Tell whether a lead belongs to the filter."""
    listed = is_listed(kind, lead_filter)
    if not lead_filter.search_terms:
        return listed
    return and_(listed, or_(*map(_holds, lead_filter.search_terms), *_are_meant(lead_filter.phone_search)))


def is_listed(kind: LeadKind, lead_filter: LeadFilter) -> ColumnElement[bool]:
    """Tell whether a lead belongs to the filter's days, whatever is searched."""
    conditions: list[ColumnElement[bool]] = [Lead.kind == kind]
    if lead_filter.created_from is not None:
        conditions.append(Lead.created_at >= lead_filter.created_from)
    if lead_filter.created_before is not None:
        conditions.append(Lead.created_at < lead_filter.created_before)
    return and_(*conditions)


def _holds(term: str) -> ColumnElement[bool]:
    """Tell whether a lead holds the folded text, whose signs are taken as they are."""
    return Lead.search_text.contains(term, autoescape=True)


def _are_meant(search: PhoneSearch) -> list[ColumnElement[bool]]:
    """Tell whether a lead's number is one that a spelling may mean."""
    beginnings = [Lead.phone.startswith(digits, autoescape=True) for digits in search.beginnings]
    parts = [Lead.phone.contains(digits, autoescape=True) for digits in search.parts]
    return [*beginnings, *parts, *([Lead.phone.in_(search.wholes)] if search.wholes else [])]
