"""A job is in one hand at a time and done once in its time, on both databases."""

from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, datetime, timedelta
from threading import Barrier

import pytest
from flask import Flask

from app.operations.machines.leases import finish_job, release_lease, take_lease

NOON = datetime(2026, 4, 15, 6, 30, tzinfo=UTC)
HOUR, DAY = timedelta(hours=1), timedelta(days=1)

pytestmark = pytest.mark.usefixtures("app")


def take(holder: str, at: datetime = NOON, job: str = "purge") -> bool:
    return take_lease(job, holder, at, duration=HOUR, every=DAY)


def test_one_has_it_until_the_lease_ends() -> None:
    assert take("a")
    assert not take("b")
    assert not take("a")
    assert take("b", job="another")
    assert take("b", NOON + HOUR)


def test_what_is_done_is_due_a_day_later() -> None:
    take("a")
    finish_job("purge", "a", NOON)
    assert not take("b", NOON + DAY - timedelta(seconds=1))
    assert take("b", NOON + DAY)


def test_what_is_released_is_anybodys() -> None:
    take("a")
    release_lease("purge", "a")
    assert take("b")


def test_who_lost_it_meanwhile_changes_nothing() -> None:
    take("a")
    take("b", NOON + HOUR)
    finish_job("purge", "a", NOON + HOUR)
    release_lease("purge", "a")
    assert not take("c", NOON + HOUR)
    assert take("c", NOON + 2 * HOUR)


def test_moments_of_a_clock_that_was_wrong_are_not_believed() -> None:
    take("ahead", NOON + 90 * DAY)
    assert take("a")
    finish_job("purge", "a", NOON + 90 * DAY)
    assert take("b")


def test_of_many_at_once_one_gets_it(app: Flask) -> None:
    together = Barrier(8)

    def race(number: int) -> bool:
        with app.app_context():
            together.wait()
            return take(f"racer-{number}")

    with ThreadPoolExecutor(8) as pool:
        assert sorted(pool.map(race, range(8))) == [False] * 7 + [True]
