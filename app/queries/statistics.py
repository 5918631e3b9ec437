"""Counts of queries for the dashboard, from counted rows. Days are days in India."""

from collections import Counter
from datetime import datetime, timedelta
from statistics import median
from typing import TYPE_CHECKING, Annotated

from pydantic import Field
from sqlalchemy import func, select
from typing_extensions import TypedDict

from app.content.calendar import day_in_india
from app.database.extensions import read
from app.forms.declared import FORM_OF_KIND, FORM_OF_LIST, FORMS
from app.queries.models import Query
from app.queries.query_record import ListName, QueryRecord, query_as_json
from app.queries.query_store import newest_queries
from app.queries.search import start_of_day_in_india
from app.web.api_view import Reply
from app.web.wire_values import Count, DayInIndia, Minutes, wire_object

DAYS_SHOWN = 30
NEWEST_SHOWN = 5


class ListCounts(Reply):
    """How many queries a list has. Days are days in India; the last 7 and 30 include today."""

    today: Count
    last_7_days: Count
    last_30_days: Count
    total: Count
    unseen: Count


if TYPE_CHECKING:
    Stats = dict[str, ListCounts]
    DayCount = dict[str, int | str]
else:
    Stats = wire_object("Stats", "The counts of each list.", dict.fromkeys(FORM_OF_LIST, ListCounts))
    _DAY_FIELDS = {"date": DayInIndia, **dict.fromkeys(FORM_OF_LIST, Count)}
    DayCount = wire_object("DayCount", "Number of queries of one day, by list.", _DAY_FIELDS)


class RecentQuery(QueryRecord):
    """One of the latest queries of all lists."""

    listName: ListName  # noqa: N815 - its name on the wire


class Performance(TypedDict):
    """The last 30 days, ending today. The median is null if no query was opened."""

    medianMinutesToFirstOpen: Minutes | None
    queriesPerDay: Annotated[list[DayCount], Field(min_length=DAYS_SHOWN, max_length=DAYS_SHOWN)]


def count_recent_queries(now: datetime) -> tuple[Stats, Performance]:
    """Return the counts of each list, and those of each of the last 30 days."""
    today = day_in_india(now)
    days = [today - timedelta(days=back) for back in reversed(range(DAYS_SHOWN))]
    # An index holds both columns.
    unseen = func.count().filter(Query.seen_at.is_(None))
    totals = {kind: counts for kind, *counts in read(select(Query.kind, func.count(), unseen).group_by(Query.kind))}
    is_recent = (Query.kind.in_(FORM_OF_KIND), Query.created_at >= start_of_day_in_india(days[0]))
    recent = read(select(Query.kind, Query.created_at, Query.seen_at).where(*is_recent))
    by_day = Counter((kind, day_in_india(created_at)) for kind, created_at, _ in recent)
    stats = {}
    for form in FORMS:
        daily = [by_day[form.kind, day] for day in days]
        total, not_seen = totals.get(form.kind, (0, 0))
        stats[form.list_name] = ListCounts(
            today=daily[-1], last_7_days=sum(daily[-7:]), last_30_days=sum(daily), total=total, unseen=not_seen
        )
    waits = [(seen_at - created_at).total_seconds() / 60 for _, created_at, seen_at in recent if seen_at is not None]
    per_day: list[DayCount] = [
        {"date": day.isoformat(), **{form.list_name: by_day[form.kind, day] for form in FORMS}} for day in days
    ]
    return stats, {"medianMinutesToFirstOpen": round(median(waits), 1) if waits else None, "queriesPerDay": per_day}


def recent_queries() -> list[RecentQuery]:
    """Return the latest queries of all lists, newest first."""
    newest = [query for form in FORMS for query in newest_queries(form, NEWEST_SHOWN)]
    newest.sort(key=lambda query: (query.created_at, query.id), reverse=True)
    return [{**query_as_json(query), "listName": query.form.list_name} for query in newest[:NEWEST_SHOWN]]
