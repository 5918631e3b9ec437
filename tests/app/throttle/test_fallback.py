"""While Redis is down the database counts, and the log says so once."""

import logging
from uuid import uuid4

import pytest
from flask import Flask

from app.throttle.counts import CountsError, Entry, Full
from app.throttle.database_counts import DatabaseCounts
from app.throttle.fallback import RETRY_AFTER_S, FallbackCounts
from app.throttle.redis_counts import RedisCounts
from app.throttle.throttle import Limit, LimitReachedError, Throttle, create_throttle
from tests.redis_server import running_redis

NOBODY = "redis://127.0.0.1:1/0"
LIMIT = Limit("sign-in", 2, 60)


class FailingCounts:
    """Has no room, or fails as it is told."""

    def __init__(self) -> None:
        self.fails = True
        self.asked = 0

    def look(self, _key: str, _maximum: int) -> Full | None:
        self.asked += 1
        if self.fails:
            raise CountsError("ConnectionError")
        return Full(100)

    def add(self, key: str, maximum: int, _window_s: int, _pending_s: float) -> Entry | Full:
        return self.look(key, maximum) or Full(100)

    def settle(self, _entry: Entry) -> None:
        raise CountsError("ConnectionError")

    def give_back(self, _entry: Entry) -> None:
        raise CountsError("ConnectionError")


def test_an_unreachable_redis_is_replaced_by_the_database_and_told_once(
    sqlite_app: Flask, caplog: pytest.LogCaptureFixture
) -> None:
    throttle = create_throttle(redis_url=NOBODY, secret="secret", waiters=1)
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
        assert [type(counts.add("a", 3, 60, 0)) for _ in range(3)] == [Entry] * 3
        assert first.asked == 1
        clock[0] = RETRY_AFTER_S
        assert isinstance(counts.look("a", 3), Full)
        assert first.asked == 2
        first.fails = False
        clock[0] = 2 * RETRY_AFTER_S
        assert counts.add("a", 3, 60, 0) == Full(100)
        assert counts.look("a", 3) == Full(100)
    assert [record.levelname for record in caplog.records] == ["WARNING", "INFO"]


def test_a_redis_that_dies_is_replaced_while_requests_come(sqlite_app: Flask) -> None:
    with running_redis() as url:
        counts = FallbackCounts(RedisCounts(url), DatabaseCounts())
        assert [type(counts.add("a", 2, 60, 0)) for _ in range(3)] == [Entry, Entry, Full]
    assert [type(counts.add("a", 2, 60, 0)) for _ in range(3)] == [Entry, Entry, Full]


def test_what_redis_took_with_it_is_neither_given_back_elsewhere_nor_an_error(
    sqlite_app: Flask, caplog: pytest.LogCaptureFixture
) -> None:
    with running_redis() as url:
        throttle = Throttle(FallbackCounts(RedisCounts(url), DatabaseCounts()), uuid4().hex)
        in_redis = [throttle.reserve([(LIMIT, "a")]) for _ in range(2)]
    in_database = [throttle.reserve([(LIMIT, "a")]) for _ in range(2)]
    for reservation in in_redis:
        reservation.give_back()
    assert [record.message for record in caplog.records if "given back" in record.message] == [
        "limits could not be changed (ConnectionError): what was to be given back counts as a failure"
    ] * 2
    in_database[0].settle()
    in_database[1].settle()
    with pytest.raises(LimitReachedError):
        throttle.reserve([(LIMIT, "a")])


def test_what_was_made_in_redis_is_given_back_there_though_the_database_counts_now(
    sqlite_app: Flask, monkeypatch: pytest.MonkeyPatch
) -> None:
    with running_redis() as url:
        redis = RedisCounts(url)
        counts = FallbackCounts(redis, DatabaseCounts())
        entry = counts.add("a", 1, 60, 15)
        assert isinstance(entry, Entry)
        with monkeypatch.context() as outage:
            outage.setattr(redis, "add", FailingCounts().add)
            assert isinstance(counts.add("a", 1, 60, 15), Entry)
        counts.give_back(entry)
        assert redis.look("a", 1) is None
        assert DatabaseCounts().look("a", 1) == Full(None)
