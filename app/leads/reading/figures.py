"""The SQL of the dashboard's figures. Each is read from an index, as far as there is one."""

from collections.abc import Sequence
from datetime import date, datetime, timedelta
from typing import Any

from sqlalchemy import (
    ColumnElement,
    CompoundSelect,
    Float,
    Select,
    String,
    and_,
    cast,
    column,
    extract,
    func,
    literal,
    select,
    type_coerce,
    union_all,
    values,
)

from app.dialects import POSTGRESQL
from app.leads.kinds import LeadKind
from app.leads.lists.search import start_of_day_in_india
from app.leads.models import Lead
from app.leads.statements import Rows
from app.utc_datetime import UtcDateTime


def select_totals() -> CompoundSelect[*tuple[Any, ...]]:
    """Count all and unseen leads of each kind."""
    return union_all(*map(_totals_of, LeadKind))


def select_counts_by_day(days: Sequence[date]) -> Rows:
    """Count the leads of each kind and day in India; days as "2026-04-01"."""
    bounds = values(
        *(column("kind", String()), column("day", String())),
        *(column("begins", UtcDateTime()), column("ends", UtcDateTime())),
    ).data([(kind.value, day.isoformat(), *_bounds(day)) for kind in LeadKind for day in days])
    asked = bounds.cte("asked")
    is_of_day = and_(Lead.created_at >= asked.c.begins, Lead.created_at < asked.c.ends)
    count = select(func.count()).where(Lead.kind == asked.c.kind, is_of_day).scalar_subquery()
    return select(asked.c.kind, asked.c.day, count)


def select_median_minutes(dialect: str, since: datetime) -> Select[float]:
    """Select the middle one of the times that leads since a moment waited for their first reader.

    That is one row, or two of which the mean is wanted, or none.
    """
    if dialect == POSTGRESQL:
        days = cast(extract("epoch", Lead.seen_at - Lead.created_at), Float()) / 86_400.0
    else:
        days = func.julianday(Lead.seen_at, type_=Float()) - func.julianday(Lead.created_at, type_=Float())
    minutes = type_coerce(days * 1440.0, Float()).label("minutes")
    # The rows are read once, though they are counted and ordered.
    waits = select(minutes).where(_opened_since(since)).cte("waits").prefix_with("MATERIALIZED")
    count = select(func.count()).select_from(waits).scalar_subquery()
    before, middle = select((count - 1) // 2).scalar_subquery(), select(2 - count % 2).scalar_subquery()
    return select(waits.c.minutes).order_by(waits.c.minutes).offset(before).limit(middle)


def _totals_of(kind: LeadKind) -> Rows:
    total = select(func.count()).where(Lead.kind == kind).scalar_subquery()
    unseen = select(func.count()).where(Lead.kind == kind, Lead.seen_at.is_(None)).scalar_subquery()
    return select(literal(kind.value), total, unseen)


def _bounds(day: date) -> tuple[datetime, datetime]:
    return start_of_day_in_india(day), start_of_day_in_india(day + timedelta(days=1))


def _opened_since(moment: datetime) -> ColumnElement[bool]:
    """Name the kinds, though these are all: only then is the index of kind and time of use."""
    return and_(Lead.kind.in_(list(LeadKind)), Lead.created_at >= moment, Lead.seen_at.is_not(None))
