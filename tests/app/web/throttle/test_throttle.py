"""Counting: exact in every window, atomic, and equal on both databases."""

import threading
import time
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, datetime, timedelta
from uuid import uuid4

import pytest
from flask import Flask
from sqlalchemy import event, func, select, text

from app.database.extensions import db
from app.web.throttle import throttle as throttle_module
from app.web.throttle.throttle import CountsError, Limit, LimitReachedError, Subjects, Throttle, ThrottleEntry

pytestmark = pytest.mark.heavy

LIMIT = Limit("form", 3, 60)
ADDRESS, ACCOUNT = Limit("address", 3, 300), Limit("account", 2, 300)


class Clock:
    """A clock that stands still until the test moves it."""

    def __init__(self) -> None:
        self.now = datetime(2026, 4, 15, tzinfo=UTC)

    def __call__(self) -> datetime:
        return self.now

    def advance(self, seconds: float) -> None:
        self.now += timedelta(seconds=seconds)


def subjects(address: str = "a", account: str = "b") -> Subjects:
    return [(ADDRESS, address), (ACCOUNT, account)]


def wait_s(throttle: Throttle, limit: Limit, subject: str) -> int:
    """Count an event; return 0, or the seconds until it would be allowed."""
    try:
        throttle.hit(limit, subject)
    except LimitReachedError as error:
        return error.retry_after_s
    return 0


def refused(throttle: Throttle, asked: Subjects) -> LimitReachedError:
    with pytest.raises(LimitReachedError) as refusal:
        throttle.reserve(asked)
    return refusal.value


def in_threads(app: Flask, threads: int, action: Callable[[], object]) -> Counter[object]:
    """Do the same in this many threads at one moment; count the answers."""
    start = threading.Barrier(threads)

    def act(_number: int) -> object:
        with app.app_context():
            start.wait()
            return action()

    with ThreadPoolExecutor(threads) as pool:
        return Counter(pool.map(act, range(threads)))


def count_entries() -> int:
    with db.engine.connect() as connection:
        return connection.scalar(select(func.count()).select_from(ThrottleEntry)) or 0


def test_across_a_boundary_no_window_holds_more_than_the_maximum(database_app: Flask) -> None:
    """A caller without pauses, whose first events come late in what would be a fixed window."""
    throttle, limit = Throttle("secret"), Limit("form", 4, 1)
    passed: list[tuple[float, float]] = []
    while len(passed) < 3 * limit.maximum:
        before_s = time.monotonic()
        if wait_s(throttle, limit, "a") == 0:
            passed.append((before_s, time.monotonic()))
            time.sleep(0.2 if len(passed) < limit.maximum else 0)
    lengths_s = [later[1] - earlier[0] for earlier, later in zip(passed, passed[limit.maximum :], strict=False)]
    assert min(lengths_s) >= limit.window_s


def test_a_row_counts_to_the_microsecond(database_app: Flask) -> None:
    clock = Clock()
    throttle = Throttle("secret", clock)
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
    throttle = Throttle("secret", clock)
    clock.advance(6 * 3600)
    assert [wait_s(throttle, LIMIT, "a") > 0 for _ in range(4)] == [False, False, False, True]
    clock.advance(-6 * 3600)
    assert [wait_s(throttle, LIMIT, "a") for _ in range(4)] == [0, 0, 0, 60]


def test_a_clock_some_seconds_ahead_counts_as_one(database_app: Flask) -> None:
    """Two machines share the table."""
    clock = Clock()
    throttle = Throttle("secret", clock)
    clock.advance(5)
    assert [wait_s(throttle, LIMIT, "a") for _ in range(3)] == [0, 0, 0]
    clock.advance(-5)
    assert wait_s(throttle, LIMIT, "a") > 0


def test_a_limit_allows_so_many_and_says_when_to_come_back(database_app: Flask) -> None:
    throttle = Throttle(uuid4().hex)
    assert [wait_s(throttle, LIMIT, "203.0.113.9") for _ in range(3)] == [0, 0, 0]
    assert 0 < wait_s(throttle, LIMIT, "203.0.113.9") <= 60
    assert wait_s(throttle, LIMIT, "203.0.113.10") == 0
    assert wait_s(throttle, Limit("sign-in", 3, 60), "203.0.113.9") == 0


def test_a_lower_maximum_waits_for_as_many_entries_as_are_too_many(database_app: Flask) -> None:
    clock = Clock()
    throttle = Throttle("secret", clock)
    for _ in range(3):
        throttle.hit(LIMIT, "a")
        clock.advance(10)
    assert wait_s(throttle, Limit("form", 1, 60), "a") == 50
    assert wait_s(throttle, LIMIT, "a") == 30


def test_of_32_at_once_only_the_maximum_pass(database_app: Flask) -> None:
    throttle = Throttle("secret")

    def race(maximum: int) -> Counter[object]:
        subject, limit = uuid4().hex, Limit("form", maximum, 60)
        return in_threads(database_app, 32, lambda: wait_s(throttle, limit, subject) == 0)

    # Several races, because in the first one threads still wait for their connections.
    for maximum in (1, 8) * 6:
        assert race(maximum) == {True: maximum, False: 32 - maximum}


def test_attempts_that_share_two_limits_in_either_order_do_not_wait_for_each_other(database_app: Flask) -> None:
    throttle, limits = Throttle("secret"), [(Limit(name, 20, 60), "a") for name in ("one", "other")]
    orders = [limits, limits[::-1]] * 8
    assert in_threads(database_app, 16, lambda: len(throttle.reserve(orders.pop()).ids)) == {2: 16}


def test_failures_fill_a_limit_and_the_refusal_says_until_when(database_app: Flask) -> None:
    throttle = Throttle(uuid4().hex)
    for number in range(3):
        throttle.reserve(subjects(account=str(number)))
    refusal = refused(throttle, subjects(account="other"))
    assert (refusal.limit, refusal.subject) == (ADDRESS, "a")
    assert 0 < refusal.retry_after_s <= 300


def test_what_is_given_back_leaves_no_trace(database_app: Flask) -> None:
    throttle = Throttle(uuid4().hex)
    for _ in range(20):
        throttle.reserve(subjects()).give_back()
    assert count_entries() == 0


def test_a_refusal_by_the_second_limit_holds_no_place_in_the_first(database_app: Flask) -> None:
    throttle = Throttle(uuid4().hex)
    for number in range(2):
        throttle.reserve(subjects(address=str(number)))
    assert [refused(throttle, subjects()).limit for _ in range(9)] == [ACCOUNT] * 9
    assert [len(throttle.reserve(subjects(account=str(number))).ids) for number in range(3)] == [2] * 3


def test_a_refusal_reads_and_does_not_write(database_app: Flask) -> None:
    throttle, limit = Throttle("secret"), Limit("form", 1, 60)
    throttle.hit(limit, "a")
    statements: list[str] = []
    event.listen(db.engine, "before_cursor_execute", lambda *called: statements.append(called[2]))
    assert wait_s(throttle, limit, "a") > 0
    assert {statement.split()[0] for statement in statements} == {"SELECT"}


def test_counting_forgets_what_expired(database_app: Flask, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(throttle_module, "_SWEEP_ONE_IN", 1)
    clock = Clock()
    throttle = Throttle("secret", clock)
    throttle.hit(LIMIT, "ended")
    clock.advance(60)
    throttle.hit(LIMIT, "running")
    assert count_entries() == 1


def test_neither_address_nor_account_is_stored(database_app: Flask) -> None:
    Throttle("secret").hit(Limit("sign-in", 5, 300), "owner@example.in")
    with db.engine.connect() as connection:
        [row] = connection.execute(text("SELECT * FROM throttle_log")).all()
    assert [len(value) for value in row[:2]] == [32, 64]
    assert "owner" not in str(row)


def test_without_the_table_nothing_passes_and_a_known_outcome_stands(
    database_app: Flask, caplog: pytest.LogCaptureFixture
) -> None:
    throttle = Throttle("secret")
    reservation = throttle.reserve(subjects())
    with db.engine.begin() as connection:
        connection.execute(text("DROP TABLE throttle_log"))
    with pytest.raises(CountsError):
        throttle.hit(LIMIT, "a")
    reservation.give_back()
    assert "still counts against its limit" in caplog.text
