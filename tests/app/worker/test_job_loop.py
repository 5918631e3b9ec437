"""Jobs run at their intervals; one that fails does not stop the others."""

from collections.abc import Callable

import pytest
from sqlalchemy.exc import OperationalError

from app.worker.job_loop import RETRY_S, Job, run_jobs


class Turn:
    """A clock that advances when the loop waits, until `end_s`."""

    def __init__(self, end_s: float) -> None:
        self.now_s = 0.0
        self.end_s = end_s
        self.progress: list[float] = []

    def run(self, *jobs: Job) -> None:
        run_jobs(
            jobs,
            report_progress=lambda: self.progress.append(self.now_s),
            is_stopping=lambda: self.now_s >= self.end_s,
            wait=self.wait,
            clock=lambda: self.now_s,
        )

    def wait(self, seconds: float) -> None:
        self.now_s += max(seconds, 0.001)

    def note(self, times: list[float], fault: Callable[[], Exception | None] = lambda: None) -> Callable[[], None]:
        def run() -> None:
            times.append(round(self.now_s))
            error = fault()
            if error is not None:
                raise error

        return run


def lost_database() -> Exception:
    return OperationalError("SELECT secret", None, ConnectionError("a value"))


def test_each_job_runs_at_once_and_at_its_own_interval() -> None:
    turn, often, seldom = Turn(10), list[float](), list[float]()
    turn.run(Job("often", 2, turn.note(often)), Job("seldom", 7, turn.note(seldom)))
    assert often == [0, 2, 4, 6, 8]
    assert seldom == [0, 7]


def test_a_failing_job_waits_and_the_other_does_not(caplog: pytest.LogCaptureFixture) -> None:
    turn, failing, working = Turn(2 * RETRY_S + 1), list[float](), list[float]()
    turn.run(Job("failing", 2, turn.note(failing, lost_database)), Job("working", 1, turn.note(working)))
    assert failing == [0, RETRY_S, 2 * RETRY_S]
    assert len(working) > RETRY_S
    log_record = caplog.records[0]
    assert (log_record.message, vars(log_record)["job"], vars(log_record)["reason"]) == (
        "job failed",
        "failing",
        "ConnectionError",
    )
    assert "secret" not in caplog.text


def test_a_job_that_works_again_is_back_at_its_interval() -> None:
    turn, times = Turn(16), list[float]()
    turn.run(Job("mail", 2, turn.note(times, lambda: lost_database() if turn.now_s < 5 else None)))
    assert times == [0, 10, 12, 14]


def test_an_unexpected_error_is_told_with_its_trace(caplog: pytest.LogCaptureFixture) -> None:
    turn, times = Turn(5), list[float]()
    turn.run(Job("broken", 1, turn.note(times, lambda: ZeroDivisionError("one"))))
    assert times == [0]
    assert [record.exc_info is not None for record in caplog.records] == [True]


def test_progress_is_reported_while_all_jobs_are_far_away() -> None:
    turn = Turn(300)
    turn.run(Job("daily", 86_400, lambda: None))
    assert max(later - earlier for earlier, later in zip(turn.progress, turn.progress[1:], strict=False)) <= 30


def test_no_job_begins_once_it_is_time_to_stop() -> None:
    turn, times = Turn(1), list[float]()

    def end_now() -> None:
        turn.now_s = 1.0

    turn.run(Job("last", 1, end_now), Job("never", 1, turn.note(times)))
    assert times == []
