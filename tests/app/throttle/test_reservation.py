"""An attempt holds its place until its outcome is known: a race gains nothing, and nobody waits long."""

import time
from concurrent.futures import ThreadPoolExecutor
from uuid import uuid4

import pytest
from flask import Flask

from app.throttle import throttle as throttle_module
from app.throttle.counts import CountsError, Entry
from app.throttle.database_counts import DatabaseCounts
from app.throttle.reservation import Reservation
from app.throttle.throttle import LONGEST_WAIT_S, Limit, LimitReachedError, Subjects, Throttle
from tests.waiting import LIMIT_S, await_true

pytestmark = pytest.mark.heavy

ADDRESS, ACCOUNT = Limit("address", 3, 300), Limit("account", 2, 300)


@pytest.fixture(autouse=True)
def patience(monkeypatch: pytest.MonkeyPatch) -> None:
    """However slow the machine is: what is pending stays so, and whoever waits goes on."""
    monkeypatch.setattr(throttle_module, "PENDING_LIFE_S", 300.0)
    monkeypatch.setattr(throttle_module, "LONGEST_WAIT_S", LIMIT_S)


class Clock:
    """A time that passes when it is slept."""

    def __init__(self) -> None:
        self.now_s = 100.0

    def monotonic(self) -> float:
        return self.now_s

    def sleep(self, seconds: float) -> None:
        self.now_s += seconds


def subjects(address: str = "a", account: str = "b") -> Subjects:
    return [(ADDRESS, address), (ACCOUNT, account)]


def refused(throttle: Throttle, asked: Subjects) -> LimitReachedError:
    with pytest.raises(LimitReachedError) as told:
        throttle.reserve(asked)
    return told.value


def test_failures_fill_a_limit_and_the_refusal_is_at_once(database_app: Flask, monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Clock()
    monkeypatch.setattr(throttle_module, "time", clock)
    throttle = Throttle(DatabaseCounts(), uuid4().hex)
    for number in range(3):
        throttle.reserve(subjects(account=str(number))).settle()
    told = refused(throttle, subjects(account="other"))
    assert clock.now_s == Clock().now_s, "it waited"
    assert (told.limit, told.subject) == (ADDRESS, "a")
    assert 0 < told.retry_after_s <= 300


def test_what_succeeds_leaves_no_trace(database_app: Flask) -> None:
    throttle = Throttle(DatabaseCounts(), uuid4().hex)
    for _ in range(20):
        throttle.reserve(subjects()).give_back()


def test_a_refusal_by_the_second_limit_holds_no_place_in_the_first(database_app: Flask) -> None:
    throttle = Throttle(DatabaseCounts(), uuid4().hex)
    for number in range(2):
        throttle.reserve(subjects(address=str(number))).settle()
    assert [refused(throttle, subjects()).limit for _ in range(9)] == [ACCOUNT] * 9
    assert [type(throttle.reserve(subjects(account=str(number)))) for number in range(3)] == [Reservation] * 3


def test_a_refusal_while_the_second_limit_is_pending_holds_no_place_either(
    database_app: Flask, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(throttle_module, "LONGEST_WAIT_S", 0.2)
    throttle = Throttle(DatabaseCounts(), uuid4().hex)
    for number in range(2):
        throttle.reserve(subjects(address=str(number)))
    assert [refused(throttle, subjects()).retry_after_s for _ in range(4)] == [1] * 4
    assert [type(throttle.reserve(subjects(account=str(number)))) for number in range(3)] == [Reservation] * 3


def test_who_comes_while_others_are_looked_at_waits_for_them(database_app: Flask) -> None:
    counts = DatabaseCounts()
    throttle = Throttle(counts, uuid4().hex)
    held = [throttle.reserve([(ADDRESS, "a")]) for _ in range(3)]

    def come() -> Reservation:
        with database_app.app_context():
            return throttle.reserve([(ADDRESS, "a")])

    with ThreadPoolExecutor(1) as pool:
        waiting = pool.submit(come)
        time.sleep(0.3)
        assert not waiting.done()
        held[1].give_back()
        assert isinstance(waiting.result(timeout=LIMIT_S), Reservation)


def test_who_waits_for_failures_is_told_when_to_come_back(database_app: Flask) -> None:
    counts = DatabaseCounts()
    throttle = Throttle(counts, uuid4().hex)
    held = [throttle.reserve([(ADDRESS, "a")]) for _ in range(3)]

    def come() -> int:
        with database_app.app_context():
            return refused(throttle, [(ADDRESS, "a")]).retry_after_s

    with ThreadPoolExecutor(1) as pool:
        waiting = pool.submit(come)
        time.sleep(0.2)
        for reservation in held:
            reservation.settle()
        assert 1 < waiting.result(timeout=LIMIT_S) <= 300


def test_nobody_waits_longer_than_three_seconds(database_app: Flask, monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Clock()
    monkeypatch.setattr(throttle_module, "time", clock)
    monkeypatch.setattr(throttle_module, "LONGEST_WAIT_S", LONGEST_WAIT_S)
    throttle = Throttle(DatabaseCounts(), uuid4().hex)
    for _ in range(2):
        throttle.reserve(subjects())
    begun_s = clock.now_s
    assert refused(throttle, subjects()).retry_after_s == 1
    assert begun_s + 3 <= clock.now_s < begun_s + 3.1


def test_only_so_many_wait_in_a_process(database_app: Flask) -> None:
    """An attacker holds some threads, never all."""
    counts = DatabaseCounts()
    throttle = Throttle(counts, uuid4().hex, waiters=2)
    held = [throttle.reserve([(ADDRESS, "a")]) for _ in range(3)]

    def come() -> str:
        with database_app.app_context():
            try:
                throttle.reserve([(ADDRESS, "a")])
            except LimitReachedError as told:
                return f"refused for {told.retry_after_s} s"
            return "let in"

    with ThreadPoolExecutor(10) as pool:
        comers = [pool.submit(come) for _ in range(10)]
        await_true(lambda: sum(comer.done() for comer in comers) == 8)
        assert {comer.result() for comer in comers if comer.done()} == {"refused for 1 s"}
        for reservation in held:
            reservation.give_back()
        assert sorted(comer.result() for comer in comers)[:2] == ["let in"] * 2


class DyingCounts(DatabaseCounts):
    """Makes entries and then answers no more."""

    def settle(self, _entry: Entry) -> None:
        raise CountsError("ConnectionError")

    def give_back(self, _entry: Entry) -> None:
        raise CountsError("ConnectionError")


def test_a_counter_that_dies_keeps_no_outcome_from_being_told(
    sqlite_app: Flask, caplog: pytest.LogCaptureFixture
) -> None:
    for end in (Reservation.settle, Reservation.give_back):
        end(Throttle(DyingCounts(), "secret").reserve(subjects()))
    assert [record.levelname for record in caplog.records] == ["WARNING"] * 4
    assert "ConnectionError" in caplog.text
