"""The dashboard's figures, on both databases."""

from datetime import date, timedelta

import pytest
from flask import Flask

from app.forms.declared import ADVISOR, CONTACT, FORM_OF_LIST
from app.queries.query_store import mark_seen
from app.queries.statistics import ListCounts, count_recent_queries, recent_queries
from tests.app.queries.new_queries import NOON_IN_INDIA, keep

DAY_MINUTES = 24 * 60
# It is noon in India: the day began 720 minutes ago.
SINCE_MIDNIGHT = 720


def test_an_empty_store_has_zeros(app: Flask) -> None:
    stats, performance = count_recent_queries(NOON_IN_INDIA)
    nothing = ListCounts(today=0, last_7_days=0, last_30_days=0, total=0, unseen=0)
    assert stats == dict.fromkeys(FORM_OF_LIST, nothing)
    assert (performance["medianMinutesToFirstOpen"], recent_queries()) == (None, [])
    days = [date(2026, 4, 15) - timedelta(days=back) for back in range(29, -1, -1)]
    assert [day["date"] for day in performance["queriesPerDay"]] == [day.isoformat() for day in days]


def test_days_begin_at_midnight_in_india(app: Flask) -> None:
    keep(minutes_ago=SINCE_MIDNIGHT)
    keep(minutes_ago=SINCE_MIDNIGHT + 0.001)
    keep(minutes_ago=SINCE_MIDNIGHT + 6 * DAY_MINUTES)
    keep(minutes_ago=SINCE_MIDNIGHT + 6 * DAY_MINUTES + 1)
    keep(minutes_ago=SINCE_MIDNIGHT + 29 * DAY_MINUTES)
    keep(minutes_ago=SINCE_MIDNIGHT + 29 * DAY_MINUTES + 1)
    keep(form=ADVISOR)
    stats, performance = count_recent_queries(NOON_IN_INDIA)
    assert stats["contact"] == ListCounts(today=1, last_7_days=3, last_30_days=5, total=6, unseen=6)
    assert stats["speak"] == ListCounts(today=1, last_7_days=1, last_30_days=1, total=1, unseen=1)
    per_day = performance["queriesPerDay"]
    assert per_day[-1] == {"date": "2026-04-15", "contact": 1, "speak": 1}
    assert [(day["contact"], day["speak"]) for day in (per_day[-2], per_day[0])] == [(1, 0), (1, 0)]


@pytest.mark.parametrize(("waits", "median"), [([10], 10), ([10, 40], 25), ([5, 60, 10], 10), ([1, 2, 4, 400], 3)])
def test_the_median_wait_is_the_middle_one(app: Flask, waits: list[int], median: float) -> None:
    for minutes in waits:
        mark_seen(CONTACT, keep(minutes_ago=500), NOON_IN_INDIA - timedelta(minutes=500 - minutes))
    keep(minutes_ago=3)
    stats, performance = count_recent_queries(NOON_IN_INDIA)
    assert performance["medianMinutesToFirstOpen"] == median
    assert stats["contact"].unseen == 1


def test_the_newest_five_are_of_both_kinds(app: Flask) -> None:
    forms = [CONTACT, ADVISOR, CONTACT, ADVISOR, CONTACT, ADVISOR]
    ids = [keep(form=form, minutes_ago=number) for number, form in enumerate(forms)]
    newest = recent_queries()
    assert [query["_id"] for query in newest] == ids[:5]
    assert [query["listName"] for query in newest] == [form.list_name for form in forms[:5]]
