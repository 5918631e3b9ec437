"""Counting: exact in every window, atomic, and the same on both databases."""

import threading
import time
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, datetime, timedelta
from uuid import uuid4

import pytest
from flask import Flask
from sqlalchemy import event, func, insert, select, text

from app.database.extensions import db
from app.web.throttle import database_counts
from app.web.throttle.database_counts import (
    LONGEST_WINDOW_S,
    SWEEP_BATCH,
    CountsError,
    DatabaseCounts,
    Entry,
    Full,
    ThrottleEntry,
)
from app.web.throttle.throttle import Limit, LimitReachedError, Throttle
from tests.waiting import await_true

pytestmark = pytest.mark.heavy

LIMIT = Limit("form", 3, 60)
PENDING_S = 60.0


class Clock:
    """A time that stands until it is moved."""

    def __init__(self) -> None:
        self.now = datetime(2026, 4, 15, tzinfo=UTC)

    def __call__(self) -> datetime:
        return self.now

    def advance(self, seconds: float) -> None:
        self.now += timedelta(seconds=seconds)


@pytest.fixture(autouse=True)
def no_sweep_by_chance(monkeypatch: pytest.MonkeyPatch) -> None:
    """Leave ended rows to the test: one new entry in 200 would clear them away first."""
    monkeypatch.setattr(database_counts, "_SWEEP_ONE_IN", 10**30)


def add_pending(counts: DatabaseCounts, key: str, maximum: int, window_s: int = 60) -> Entry:
    entry = counts.add(key, maximum, window_s, PENDING_S)
    assert isinstance(entry, Entry)
    return entry


def wait_s(throttle: Throttle, limit: Limit, subject: str) -> int:
    """Count an event; return 0, or after how many seconds it would be allowed."""
    try:
        throttle.hit(limit, subject)
    except LimitReachedError as error:
        return error.retry_after_s
    return 0


def in_threads(app: Flask, threads: int, action: Callable[[], object]) -> Counter[type]:
    """Do the same in so many threads, all at one moment; count the kinds of answers."""
    start = threading.Barrier(threads)

    def act(_number: int) -> type:
        with app.app_context():
            start.wait()
            return type(action())

    with ThreadPoolExecutor(threads) as pool:
        return Counter(pool.map(act, range(threads)))


def test_times_are_counted_by_key(database_app: Flask) -> None:
    counts = DatabaseCounts()
    one, other = uuid4().hex, uuid4().hex
    assert [type(counts.add(one, 2, 60, 0)) for _ in range(4)] == [Entry, Entry, Full, Full]
    assert isinstance(counts.add(other, 2, 60, 0), Entry)


def test_across_a_boundary_no_window_holds_more_than_the_maximum(database_app: Flask) -> None:
    """A caller that never rests, and whose first times come late in what would be a fixed window."""
    counts = DatabaseCounts()
    key, window_s, maximum = uuid4().hex, 1, 4
    passed: list[tuple[float, float]] = []
    while len(passed) < 3 * maximum:
        before_s = time.monotonic()
        if isinstance(counts.add(key, maximum, window_s, 0), Entry):
            passed.append((before_s, time.monotonic()))
            time.sleep(0.2 if len(passed) < maximum else 0)
    lengths_s = [later[1] - earlier[0] for earlier, later in zip(passed, passed[maximum:], strict=False)]
    assert min(lengths_s) >= window_s


def test_a_row_counts_to_the_microsecond(database_app: Flask) -> None:
    clock = Clock()
    throttle = Throttle(DatabaseCounts(clock), "secret")
    for seconds in (0, 50, 9):
        clock.advance(seconds)
        assert wait_s(throttle, LIMIT, "a") == 0
    clock.advance(0.999999)
    assert wait_s(throttle, LIMIT, "a") == 1
    clock.advance(0.000001)
    assert wait_s(throttle, LIMIT, "a") == 0
    assert wait_s(throttle, LIMIT, "a") == 50
    clock.advance(50)
    assert wait_s(throttle, LIMIT, "a") == 0
    assert wait_s(throttle, LIMIT, "a") == 9


def test_a_clock_that_was_ahead_shuts_nobody_out(database_app: Flask) -> None:
    """The machine's clock was set hours ahead, and back again."""
    clock = Clock()
    throttle = Throttle(DatabaseCounts(clock), "secret")
    clock.advance(6 * 3600)
    assert [wait_s(throttle, LIMIT, "a") > 0 for _ in range(4)] == [False, False, False, True]
    clock.advance(-6 * 3600)
    assert [wait_s(throttle, LIMIT, "a") for _ in range(4)] == [0, 0, 0, 60]


def test_a_clock_some_seconds_ahead_counts_as_one(database_app: Flask) -> None:
    """Two machines share the table."""
    clock = Clock()
    throttle = Throttle(DatabaseCounts(clock), "secret")
    clock.advance(5)
    assert [wait_s(throttle, LIMIT, "a") for _ in range(3)] == [0, 0, 0]
    clock.advance(-5)
    assert wait_s(throttle, LIMIT, "a") > 0


def test_a_window_that_would_not_be_counted_to_its_end_is_refused() -> None:
    with pytest.raises(ValueError, match="form: a window of 301 s is longer than 300 s"):
        Limit("form", 1, LONGEST_WINDOW_S + 1)


def test_a_limit_allows_so_many_and_says_when_to_come_back(database_app: Flask) -> None:
    throttle = Throttle(DatabaseCounts(), uuid4().hex)
    assert [wait_s(throttle, LIMIT, "203.0.113.9") for _ in range(3)] == [0, 0, 0]
    assert 0 < wait_s(throttle, LIMIT, "203.0.113.9") <= 60
    assert wait_s(throttle, LIMIT, "203.0.113.10") == 0
    assert wait_s(throttle, Limit("sign-in", 3, 60), "203.0.113.9") == 0


def test_of_32_at_once_only_the_maximum_pass(database_app: Flask) -> None:
    counts = DatabaseCounts()

    def race(maximum: int) -> Counter[type]:
        key = uuid4().hex
        return in_threads(database_app, 32, lambda: counts.add(key, maximum, 60, PENDING_S))

    # Several races: in the first one threads still wait for their connections.
    for maximum in (1, 8) * 6:
        assert race(maximum) == {Entry: maximum, Full: 32 - maximum}


def test_what_is_given_back_counts_no_more(database_app: Flask) -> None:
    counts = DatabaseCounts()
    key = uuid4().hex
    first, second = (add_pending(counts, key, 2) for _ in range(2))
    assert counts.peek(key, 2) == Full(None)
    counts.give_back(first)
    counts.give_back(first)
    assert counts.peek(key, 2) is None
    third = add_pending(counts, key, 2)
    for entry in (second, third):
        counts.settle(entry)
    full = counts.peek(key, 2)
    assert full is not None
    assert 0 < (full.frees_in_s or 0) <= 60


def test_a_place_filled_by_pending_entries_may_be_free_in_a_moment(database_app: Flask) -> None:
    counts = DatabaseCounts()
    key = uuid4().hex
    pending = add_pending(counts, key, 2)
    assert isinstance(counts.add(key, 2, 60, 0), Entry)
    assert counts.add(key, 2, 60, PENDING_S) == Full(None)
    counts.settle(pending)
    answer = counts.add(key, 2, 60, PENDING_S)
    assert isinstance(answer, Full)
    assert answer.frees_in_s is not None


def test_a_pending_entry_nobody_settles_counts_until_its_window_has_passed(database_app: Flask) -> None:
    """Its process was killed."""
    counts = DatabaseCounts()
    key, short = uuid4().hex, uuid4().hex
    assert isinstance(counts.add(key, 1, 60, 0.5), Entry)
    await_true(lambda: counts.peek(key, 1) != Full(None))
    left_behind = counts.peek(key, 1)
    assert left_behind is not None
    assert 0 < (left_behind.frees_in_s or 0) < 60 - 0.5
    assert isinstance(counts.add(short, 1, 1, 0.5), Entry)
    await_true(lambda: counts.peek(short, 1) is None)


def test_a_lower_maximum_waits_for_as_many_entries_as_are_too_many(database_app: Flask) -> None:
    counts = DatabaseCounts()
    key = uuid4().hex
    for _ in range(3):
        counts.add(key, 9, 60, 0)
        time.sleep(0.3)
    # In this order: what passes between the looks is added to what passed between the entries.
    one, three = counts.peek(key, 1), counts.peek(key, 3)
    assert one is not None
    assert three is not None
    assert (one.frees_in_s or 0) - (three.frees_in_s or 0) > 0.5


def test_a_refusal_reads_and_does_not_write(database_app: Flask) -> None:
    counts = DatabaseCounts()
    counts.add("full", 1, 60, 0)
    statements: list[str] = []
    event.listen(db.engine, "before_cursor_execute", lambda *called: statements.append(called[2]))
    assert isinstance(counts.add("full", 1, 60, 0), Full)
    assert {statement.split()[0] for statement in statements} == {"SELECT"}


def test_ended_rows_are_forgotten_in_batches_and_running_ones_stay(database_app: Flask) -> None:
    clock = Clock()
    counts = DatabaseCounts(clock)
    ended = [
        {"id": f"{number:032x}", "key": "ended", "settles_at": clock.now, "expires_at": clock.now}
        for number in range(SWEEP_BATCH + 3)
    ]
    with db.engine.begin() as connection:
        connection.execute(insert(ThrottleEntry), ended)
    counts.add("running", 1, 60, 0)
    assert [counts.forget_ended() for _ in range(3)] == [SWEEP_BATCH, 3, 0]
    assert counts.peek("running", 1) == Full(60)


def test_counting_sweeps_by_itself(database_app: Flask, monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Clock()
    counts = DatabaseCounts(clock)
    counts.add("ended", 1, 60, 0)
    clock.advance(60)
    monkeypatch.setattr(database_counts, "_SWEEP_ONE_IN", 1)
    counts.add("running", 1, 60, 0)
    with db.engine.connect() as connection:
        assert connection.scalar(select(func.count()).select_from(ThrottleEntry)) == 1


def test_neither_address_nor_account_is_stored(database_app: Flask) -> None:
    throttle = Throttle(DatabaseCounts(), "secret")
    throttle.hit(Limit("sign-in", 5, 300), "owner@example.in")
    with db.engine.connect() as connection:
        [row] = connection.execute(text("SELECT * FROM throttle_log")).all()
    assert [len(value) for value in row[:2]] == [32, 64]
    assert "owner" not in str(row)


def test_a_missing_table_is_a_failure_to_count(database_app: Flask) -> None:
    entry = add_pending(DatabaseCounts(), "key", 1)
    with db.engine.begin() as connection:
        connection.execute(text("DROP TABLE throttle_log"))
    failing: list[Callable[[], object]] = [
        lambda: DatabaseCounts().peek("key", 1),
        lambda: DatabaseCounts().add("key", 1, 60, 0),
        lambda: DatabaseCounts().settle(entry),
        lambda: DatabaseCounts().give_back(entry),
    ]
    for action in failing:
        with pytest.raises(CountsError):
            action()
