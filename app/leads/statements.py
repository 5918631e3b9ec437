"""The store's SQL: filters, order and counts, said once for SQLite and PostgreSQL."""

from datetime import datetime
from typing import Any

from sqlalchemy import (
    ColumnElement,
    Float,
    Select,
    String,
    and_,
    cast,
    extract,
    func,
    literal,
    or_,
    select,
    tuple_,
    type_coerce,
)
from sqlalchemy.sql.dml import ReturningInsert

from app.dialects import POSTGRESQL, insert_into
from app.leads.kinds import LeadKind
from app.leads.lists.cursor import Position
from app.leads.lists.phone_search import PhoneSearch
from app.leads.lists.search import LeadFilter, Sort
from app.leads.models import Lead
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

Rows = Select[*tuple[Any, ...]]


def insert_unless_key_is_taken(dialect: str, values: dict[str, Any]) -> ReturningInsert[str]:
    """Insert one lead and return its id; do nothing if its idempotency key is there already."""
    insert = insert_into(Lead, dialect)
    return insert.values(**values).on_conflict_do_nothing(index_elements=[Lead.idempotency_key]).returning(Lead.id)


def select_records(kind: LeadKind, lead_filter: LeadFilter, after: Position | None = None) -> Rows:
    """Select the filter's leads in its order, from behind a position if one is given."""
    condition = matches(kind, lead_filter)
    newest_first = lead_filter.sort is Sort.NEWEST
    if after is not None:
        place = tuple_(Lead.created_at, Lead.id)
        position = tuple_(literal(after.created_at, UtcDateTime()), literal(after.id, String()))
        condition = and_(condition, place < position if newest_first else place > position)
    columns = (Lead.created_at, Lead.id)
    order = [column.desc() if newest_first else column.asc() for column in columns]
    return select(*RECORD_COLUMNS).where(condition).order_by(*order)


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
    if lead_filter.search_terms:
        found = [*map(_holds, lead_filter.search_terms), *_are_meant(lead_filter.phone_search)]
        conditions.append(or_(*found))
    return and_(*conditions)


def _holds(term: str) -> ColumnElement[bool]:
    """Tell whether a lead holds the folded text, whose signs are taken as they are."""
    return Lead.search_text.contains(term, autoescape=True)


def _are_meant(search: PhoneSearch) -> list[ColumnElement[bool]]:
    """Tell whether a lead's number is one that a spelling may mean."""
    beginnings = [Lead.phone.startswith(digits, autoescape=True) for digits in search.beginnings]
    parts = [Lead.phone.contains(digits, autoescape=True) for digits in search.parts]
    return [*beginnings, *parts, *([Lead.phone.in_(search.wholes)] if search.wholes else [])]


def select_totals() -> Rows:
    """Count all and unseen leads of each kind."""
    return select(Lead.kind, func.count(), func.count() - func.count(Lead.seen_at)).group_by(Lead.kind)


def select_counts_by_day(dialect: str, since: datetime) -> Rows:
    """Count the leads of each kind and day in India since a moment; days as "2026-04-01"."""
    if dialect == POSTGRESQL:
        text = func.to_char(func.timezone("Asia/Kolkata", Lead.created_at), "YYYY-MM-DD", type_=String())
    else:
        text = func.date(Lead.created_at, "+330 minutes", type_=String())
    day = text.label("day")
    return select(Lead.kind, day, func.count()).where(_created_since(since)).group_by(Lead.kind, day)


def select_minutes_to_first_open(dialect: str, since: datetime) -> Select[float]:
    """Select how long each lead since a moment waited for its first reader, shortest first."""
    if dialect == POSTGRESQL:
        days = cast(extract("epoch", Lead.seen_at - Lead.created_at), Float()) / 86_400.0
    else:
        days = func.julianday(Lead.seen_at, type_=Float()) - func.julianday(Lead.created_at, type_=Float())
    minutes = type_coerce(days * 1440.0, Float())
    return select(minutes).where(_created_since(since), Lead.seen_at.is_not(None)).order_by(minutes)


def _created_since(moment: datetime) -> ColumnElement[bool]:
    """Name the kinds, though these are all: only then is the index of kind and time of use."""
    return and_(Lead.kind.in_(list(LeadKind)), Lead.created_at >= moment)
