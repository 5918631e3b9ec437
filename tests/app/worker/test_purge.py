"""The worker's purge: recorded, and never done by a wrong clock."""

from collections.abc import Iterator
from datetime import datetime, timedelta

import pytest
from flask import Flask

from app.forms.declared import ADVISOR, FORMS
from app.members.audit_log import Action, newest_records
from app.queries.query_store import count_queries
from app.queries.search import QueryFilter
from app.worker.purge import WORKER, purge_old_queries
from tests.app.databases import in_context
from tests.app.queries.new_queries import NOON_IN_INDIA, keep
from tests.app.queries.query_app import build_query_app

OLD_MINUTES = 25 * 31 * 24 * 60


@pytest.fixture(autouse=True)
def app(database_url: str) -> Iterator[Flask]:
    with in_context(build_query_app(database_url)) as flask_app:
        yield flask_app


def purge(now: datetime = NOON_IN_INDIA) -> None:
    purge_old_queries(24, now)


def keep_many(*, old: int, new: int) -> None:
    for minutes_ago in [OLD_MINUTES] * old + [5] * new:
        keep(minutes_ago=minutes_ago)


def left() -> int:
    return sum(count_queries(kind, QueryFilter()) for kind in FORMS)


def test_what_is_past_its_time_goes_and_is_recorded() -> None:
    keep_many(old=2, new=3)
    keep(minutes_ago=OLD_MINUTES, form=ADVISOR)
    purge()
    assert left() == 3
    [entry] = newest_records(5, [Action.PURGE])
    assert (entry.email, entry.origin) == (None, WORKER)
    assert entry.detail == "contact 2, advisor 1, older than 24m"


def test_a_day_without_anything_to_delete_leaves_no_record() -> None:
    keep_many(old=0, new=2)
    purge()
    assert (left(), newest_records(5, [Action.PURGE])) == (2, [])


def test_another_machine_finds_nothing_left_and_records_nothing() -> None:
    keep_many(old=1, new=5)
    purge()
    purge()
    assert (left(), len(newest_records(5, [Action.PURGE]))) == (5, 1)


@pytest.mark.parametrize(("old", "new", "deleted"), [(2, 0, 0), (10, 1, 10), (11, 98, 0), (11, 99, 11)])
def test_more_than_a_tenth_is_left_to_an_operator(
    old: int, new: int, deleted: int, caplog: pytest.LogCaptureFixture
) -> None:
    keep_many(old=old, new=new)
    purge()
    assert left() == old + new - deleted
    assert ("purge not done" in caplog.text) == (deleted == 0)
    assert len(newest_records(5, [Action.PURGE])) == (deleted > 0)


def test_a_clock_that_is_years_ahead_deletes_nothing() -> None:
    keep_many(old=0, new=3)
    purge(NOON_IN_INDIA + timedelta(days=365 * 5))
    assert left() == 3
    keep_many(old=1, new=0)
    purge()
    assert left() == 3
