"""Figures of the dashboard, from counted rows. Days are days in India."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import date

from app.forms.declaration import Form
from app.queries.records import StoredQuery

DAYS_SHOWN = 30
NEWEST_SHOWN = 5


@dataclass(frozen=True)
class QueryCounts:
    """How many queries of one form there are. The last 7 and 30 days include today."""

    today: int
    last_7_days: int
    last_30_days: int
    total: int
    unseen: int


@dataclass(frozen=True)
class QueryStatistics:
    """The dashboard's figures. `median_minutes_to_first_open` covers the last 30 days; None if none was opened."""

    counts: Mapping[Form, QueryCounts]
    per_day: Sequence[tuple[date, Mapping[Form, int]]]
    median_minutes_to_first_open: float | None
    newest: Sequence[StoredQuery]


def count_days(
    by_day: Mapping[tuple[Form, date], int], form: Form, days: Sequence[date], *, total: int, unseen: int
) -> QueryCounts:
    """Sum one form's daily counts; today is the last of `days`."""
    daily = [by_day.get((form, day), 0) for day in days]
    return QueryCounts(
        today=daily[-1], last_7_days=sum(daily[-7:]), last_30_days=sum(daily), total=total, unseen=unseen
    )
