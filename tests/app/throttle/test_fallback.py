"""While Redis is down the database counts, and the log says so once."""

import logging

import pytest
from flask import Flask

from app.throttle.counts import Count, CountsError
from app.throttle.database_counts import DatabaseCounts
from app.throttle.fallback import RETRY_AFTER_S, FallbackCounts
from app.throttle.redis_counts import RedisCounts
from app.throttle.throttle import Limit, create_throttle
from tests.redis_server import running_redis

NOBODY = "redis://127.0.0.1:1/0"


class FailingCounts:
    """Counts, or fails as it is told."""

    def __init__(self) -> None:
        self.fails = True
        self.asked = 0

    def add(self, key: str, window_s: int) -> Count:
        self.asked += 1
        if self.fails:
            raise CountsError("ConnectionError")
        return Count(100, window_s)


def test_an_unreachable_redis_is_replaced_by_the_database_and_told_once(
    sqlite_app: Flask, caplog: pytest.LogCaptureFixture
) -> None:
    throttle = create_throttle(redis_url=NOBODY, secret="secret")
    with caplog.at_level(logging.INFO):
        allowed = [throttle.hit(Limit("form", 2, 60), "a").is_allowed for _ in range(4)]
    assert allowed == [True, True, False, False]
    assert [record.levelname for record in caplog.records] == ["WARNING"]
    assert "ConnectionError" in caplog.text


def test_redis_is_asked_again_after_some_seconds(sqlite_app: Flask, caplog: pytest.LogCaptureFixture) -> None:
    clock = [0.0]
    first = FailingCounts()
    counts = FallbackCounts(first, DatabaseCounts(), lambda: clock[0])
    with caplog.at_level(logging.INFO):
        assert [counts.add("a", 60).times for _ in range(3)] == [1, 2, 3]
        assert first.asked == 1
        clock[0] = RETRY_AFTER_S
        assert counts.add("a", 60).times == 4
        assert first.asked == 2
        first.fails = False
        clock[0] = 2 * RETRY_AFTER_S
        assert counts.add("a", 60).times == 100
        assert counts.add("a", 60).times == 100
    assert [record.levelname for record in caplog.records] == ["WARNING", "INFO"]


def test_a_redis_that_dies_is_replaced_while_requests_come(sqlite_app: Flask) -> None:
    with running_redis() as url:
        counts = FallbackCounts(RedisCounts(url), DatabaseCounts())
        assert [counts.add("a", 60).times for _ in range(2)] == [1, 2]
    assert [counts.add("a", 60).times for _ in range(2)] == [1, 2]
