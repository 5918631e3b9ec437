"""A check runs at most once a second, and nobody waits a second for it, whatever hangs."""

import itertools
import threading
import time

import pytest

from app.web import bounded_check
from app.web.bounded_check import BoundedCheck, CheckResult
from tests.waiting import LIMIT_S, await_true


def test_all_who_ask_in_one_second_get_one_run(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bounded_check, "EVERY_S", LIMIT_S)
    runs: list[int] = []

    def count() -> CheckResult:
        runs.append(1)
        return CheckResult("ok", {"run": len(runs)})

    check = BoundedCheck("counted", count)
    assert [check.outcome().facts["run"] for _ in range(5)] == [1] * 5
    assert len(runs) == 1


def test_after_a_second_it_is_run_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bounded_check, "EVERY_S", 0.05)
    numbers = itertools.count(1)
    check = BoundedCheck("counted", lambda: CheckResult("ok", {"run": next(numbers)}))
    assert check.outcome().facts == {"run": 1}
    time.sleep(0.06)
    assert check.outcome().facts == {"run": 2}


def test_a_check_that_hangs_is_down_and_never_joined_by_another(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bounded_check, "PATIENCE_S", 0.05)
    release, begun = threading.Event(), []

    def hang() -> CheckResult:
        begun.append(1)
        release.wait(LIMIT_S)
        return CheckResult("ok")

    check = BoundedCheck("hanging", hang)
    first = check.outcome()
    assert (first.health, first.facts) == ("down", {"detail": "no answer within 0.05 s"})
    # Later requests do not wait any more.
    waited: list[float] = []

    def note(left_s: float) -> CheckResult:
        waited.append(left_s)
        raise TimeoutError

    monkeypatch.setattr(check._newest, "result", note)
    assert [check.outcome().health for _ in range(20)] == ["down"] * 20
    assert (waited, len(begun)) == ([0.0] * 20, 1)
    release.set()
    await_true(check._newest.done)
    monkeypatch.undo()
    assert check.outcome().health == "ok"


def test_a_check_that_breaks_is_down_and_quotes_nothing() -> None:
    def fail() -> CheckResult:
        raise ValueError("postgresql://user:secret@host/name")

    found = BoundedCheck("failing", fail).outcome()
    assert (found.health, found.facts) == ("down", {"detail": "ValueError"})


def test_what_takes_nothing_from_visitors_merely_degrades(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bounded_check, "PATIENCE_S", 0.05)
    release = threading.Event()

    def hang() -> CheckResult:
        release.wait(LIMIT_S)
        return CheckResult("ok")

    assert BoundedCheck("worker", hang, "degraded").outcome().health == "degraded"
    release.set()
