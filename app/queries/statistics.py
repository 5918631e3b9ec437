"""Figures of the dashboard, from counted rows. Days are days in India."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import date, datetime, timedelta
from statistics import median
from typing import Any

from sqlalchemy import Row, Select, func, select

from app.content.calendar import IST
from app.database.extensions import db
from app.forms.declaration import Form
from app.forms.declared import FORM_OF_KIND, FORMS
from app.queries.models import Query
from app.queries.search import start_of_day_in_india
from app.queries.store import newest_queries
from app.web.api_view import Reply
from app.web.wire_values import Count

DAYS_SHOWN = 30
NEWEST_SHOWN = 5


class KindFigures(Reply):
    """How many queries of one kind there are. Days are days in India; the last 7 and 30 include today."""

    today: Count
    last_7_days: Count
    last_30_days: Count
    total: Count
    unseen: Count


@dataclass(frozen=True)
class QueryStatistics:
    """The dashboard's figures. `median_minutes_to_first_open` covers the last 30 days; None if none was opened."""

    counts: Mapping[Form, KindFigures]
    per_day: Sequence[tuple[date, Mapping[Form, int]]]
    median_minutes_to_first_open: float | None
    newest: Sequence[Query]


def query_statistics(now: datetime) -> QueryStatistics:
    """Return the figures of the dashboard at a moment."""
    today = now.astimezone(IST).date()
    days = [today - timedelta(days=back) for back in reversed(range(DAYS_SHOWN))]
    with db.engine.connect() as connection:
        totals = {row.kind: row for row in connection.execute(_totals())}
        lately = connection.execute(_since(start_of_day_in_india(days[0]))).all()
    by_day = Counter((FORM_OF_KIND[row.kind], row.created_at.astimezone(IST).date()) for row in lately)
    counts = {form: _figures([by_day[form, day] for day in days], totals.get(form.kind)) for form in FORMS}
    per_day = [(day, {form: by_day[form, day] for form in FORMS}) for day in days]
    waits = [(row.seen_at - row.created_at).total_seconds() / 60 for row in lately if row.seen_at is not None]
    newest = [query for form in FORMS for query in newest_queries(form, NEWEST_SHOWN)]
    recent = sorted(newest, key=lambda record: (record.created_at, record.id), reverse=True)
    return QueryStatistics(counts, per_day, median(waits) if waits else None, recent[:NEWEST_SHOWN])


def _figures(daily: Sequence[int], found: Row[*tuple[Any, ...]] | None) -> KindFigures:
    """Return the figures of one form; today is the last of the daily counts, `found` has its row of `_totals`."""
    total, unseen = (0, 0) if found is None else (found.total, found.unseen)
    return KindFigures(
        today=daily[-1], last_7_days=sum(daily[-7:]), last_30_days=sum(daily), total=total, unseen=unseen
    )


def _totals() -> Select[str, int, int]:
    """Count all and unseen queries of each kind: an index holds both columns."""
    unseen = func.count().filter(Query.seen_at.is_(None)).label("unseen")
    return select(Query.kind, func.count().label("total"), unseen).group_by(Query.kind)


def _since(moment: datetime) -> Select[str, datetime, datetime | None]:
    return select(Query.kind, Query.created_at, Query.seen_at).where(
        Query.kind.in_(FORM_OF_KIND), Query.created_at >= moment
    )
