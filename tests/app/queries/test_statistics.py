"""The dashboard's figures, on both databases."""

from datetime import date, timedelta

import pytest
from flask import Flask

from app.forms.declared import ADVISOR, CONTACT, FORMS
from app.queries.statistics import KindFigures, query_statistics
from app.queries.store import mark_seen
from tests.app.queries.new_queries import NOON_IN_INDIA, keep

DAY_MINUTES = 24 * 60
# Noon in India: the day began 720 minutes ago.
SINCE_MIDNIGHT = 720


def test_an_empty_store_has_zeros(app: Flask) -> None:
    found = query_statistics(NOON_IN_INDIA)
    assert found.counts == dict.fromkeys(FORMS, KindFigures(today=0, last_7_days=0, last_30_days=0, total=0, unseen=0))
    assert (found.median_minutes_to_first_open, list(found.newest)) == (None, [])
    assert [day for day, _ in found.per_day] == [date(2026, 4, 15) - timedelta(days=back) for back in range(29, -1, -1)]


def test_days_begin_at_midnight_in_india(app: Flask) -> None:
    keep(minutes_ago=SINCE_MIDNIGHT)
    keep(minutes_ago=SINCE_MIDNIGHT + 0.001)
    keep(minutes_ago=SINCE_MIDNIGHT + 6 * DAY_MINUTES)
    keep(minutes_ago=SINCE_MIDNIGHT + 6 * DAY_MINUTES + 1)
    keep(minutes_ago=SINCE_MIDNIGHT + 29 * DAY_MINUTES)
    keep(minutes_ago=SINCE_MIDNIGHT + 29 * DAY_MINUTES + 1)
    keep(form=ADVISOR)
    found = query_statistics(NOON_IN_INDIA)
    assert found.counts[CONTACT] == KindFigures(today=1, last_7_days=3, last_30_days=5, total=6, unseen=6)
    assert found.counts[ADVISOR] == KindFigures(today=1, last_7_days=1, last_30_days=1, total=1, unseen=1)
    assert found.per_day[-1] == (date(2026, 4, 15), {CONTACT: 1, ADVISOR: 1})
    assert found.per_day[-2][1] == {CONTACT: 1, ADVISOR: 0}
    assert found.per_day[0][1] == {CONTACT: 1, ADVISOR: 0}


@pytest.mark.parametrize(("waits", "median"), [([10], 10), ([10, 40], 25), ([5, 60, 10], 10), ([1, 2, 4, 400], 3)])
def test_the_median_wait_is_the_middle_one(app: Flask, waits: list[int], median: float) -> None:
    for minutes in waits:
        mark_seen(CONTACT, keep(minutes_ago=500), NOON_IN_INDIA - timedelta(minutes=500 - minutes))
    keep(minutes_ago=3)
    found = query_statistics(NOON_IN_INDIA)
    assert found.median_minutes_to_first_open == pytest.approx(median, abs=0.01)
    assert found.counts[CONTACT].unseen == 1


def test_the_newest_five_are_of_both_kinds(app: Flask) -> None:
    forms = [CONTACT, ADVISOR, CONTACT, ADVISOR, CONTACT, ADVISOR]
    ids = [keep(form=form, minutes_ago=number) for number, form in enumerate(forms)]
    newest = query_statistics(NOON_IN_INDIA).newest
    assert [record.id for record in newest] == ids[:5]
    assert [record.form for record in newest] == forms[:5]
