"""Counting: atomic, in windows that begin with the first time, wherever the counts are kept."""

import time
from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, datetime, timedelta
from uuid import uuid4

import pytest
from flask import Flask
from sqlalchemy import text

from app.extensions import db
from app.throttle.counts import Counts, CountsError
from app.throttle.database_counts import DatabaseCounts
from app.throttle.redis_counts import RedisCounts
from app.throttle.throttle import Limit, Throttle, Verdict, create_throttle

CountsAndApp = tuple[Counts, Flask]
LIMIT = Limit("form", 3, 60)


class Clock:
    """A time that stands until it is moved."""

    def __init__(self) -> None:
        self.now = datetime(2026, 4, 15, tzinfo=UTC)

    def __call__(self) -> datetime:
        return self.now

    def advance(self, seconds: float) -> None:
        self.now += timedelta(seconds=seconds)


def test_times_are_counted_by_key(counts_and_app: CountsAndApp) -> None:
    counts, _ = counts_and_app
    one, other = uuid4().hex, uuid4().hex
    assert [counts.add(one, 60).times for _ in range(3)] == [1, 2, 3]
    assert counts.add(other, 60).times == 1


def test_a_window_lasts_from_its_first_time_and_then_begins_anew(counts_and_app: CountsAndApp) -> None:
    counts, _ = counts_and_app
    key = uuid4().hex
    first = counts.add(key, 2)
    time.sleep(0.5)
    second = counts.add(key, 2)
    assert 0 < second.expires_in_s < first.expires_in_s <= 2
    time.sleep(1.7)
    anew = counts.add(key, 2)
    assert (anew.times, anew.expires_in_s > 1.5) == (1, True)


def test_no_time_is_lost_when_many_count_at_once(counts_and_app: CountsAndApp) -> None:
    counts, app = counts_and_app
    key = uuid4().hex

    def add(_number: int) -> int:
        with app.app_context():
            return counts.add(key, 60).times

    with ThreadPoolExecutor(20) as threads:
        assert sorted(threads.map(add, range(60))) == list(range(1, 61))


def test_a_limit_allows_so_many_and_says_when_to_come_back(counts_and_app: CountsAndApp) -> None:
    throttle = Throttle(counts_and_app[0], uuid4().hex)
    assert [throttle.hit(LIMIT, "203.0.113.9") for _ in range(3)] == [Verdict(True, 0)] * 3
    refused = throttle.hit(LIMIT, "203.0.113.9")
    assert not refused.is_allowed
    assert 58 <= refused.retry_after_s <= 60
    assert throttle.hit(LIMIT, "203.0.113.10").is_allowed
    assert throttle.hit(Limit("sign-in", 3, 60), "203.0.113.9").is_allowed


def test_the_window_of_a_row_ends_to_the_second(database_app: Flask) -> None:
    clock = Clock()
    throttle = Throttle(DatabaseCounts(clock), "secret")
    assert [throttle.hit(LIMIT, "a").is_allowed for _ in range(4)] == [True, True, True, False]
    clock.advance(59.5)
    assert throttle.hit(LIMIT, "a") == Verdict(False, 1)
    clock.advance(0.5)
    assert throttle.hit(LIMIT, "a") == Verdict(True, 0)


def test_ended_windows_are_forgotten_and_running_ones_stay(database_app: Flask) -> None:
    clock = Clock()
    counts = DatabaseCounts(clock)
    counts.add("ended", 60)
    clock.advance(30)
    counts.add("running", 60)
    clock.advance(30)
    assert counts.forget_ended() == 1
    assert counts.add("running", 60).times == 2


def test_neither_address_nor_account_is_stored(database_app: Flask) -> None:
    create_throttle(redis_url="", secret="secret").hit(Limit("sign-in", 5, 300), "owner@example.in")
    with db.engine.connect() as connection:
        [(key, count)] = connection.execute(text("SELECT key, count FROM throttle_count")).all()
    assert (len(key), count) == (64, 1)
    assert "owner" not in key


def test_a_missing_table_is_a_failure_to_count(database_app: Flask) -> None:
    with db.engine.begin() as connection:
        connection.execute(text("DROP TABLE throttle_count"))
    with pytest.raises(CountsError):
        DatabaseCounts().add("key", 60)


def test_a_redis_count_always_has_an_end(redis_url: str, sqlite_app: Flask) -> None:
    key = uuid4().hex
    counts = RedisCounts(redis_url)
    assert all(0 < counts.add(key, 60).expires_in_s <= 60 for _ in range(3))
