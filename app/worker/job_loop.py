"""A loop over jobs, each with its own interval. A job that fails is tried again later and never blocks the others."""

import logging
import os
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass

from sqlalchemy.exc import SQLAlchemyError

from app.database.errors import short_reason

RETRY_S = 10.0
LONGEST_WAIT_S = 30.0
"""Progress is reported at least this often, even if no job is due for a long time."""

_log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Job:
    """A job. `run` is called at once, and then `interval_s` seconds after each end."""

    name: str
    interval_s: float
    run: Callable[[], object]


def progress_to(beat_fd: int | None) -> Callable[[], None]:
    """Return a function that reports progress to the supervisor; without one it does nothing."""
    if beat_fd is None:
        return lambda: None
    os.set_blocking(beat_fd, False)

    def report() -> None:
        # A supervisor that does not read has received enough beats. When it is gone, this process ends as well.
        with suppress(BlockingIOError, BrokenPipeError):
            os.write(beat_fd, b".")

    return report


def run_jobs(
    jobs: Sequence[Job],
    *,
    report_progress: Callable[[], None],
    is_stopping: Callable[[], bool],
    wait: Callable[[float], object],
    clock: Callable[[], float] = time.monotonic,
) -> None:
    """Run jobs in order, one at a time and to their ends, until it is time to stop; `wait` may then end early."""
    due_at_s = dict.fromkeys(jobs, clock())
    while not is_stopping():
        for job in jobs:
            if due_at_s[job] <= clock() and not is_stopping():
                report_progress()
                pause_s = _run(job)
                due_at_s[job] = clock() + pause_s
        report_progress()
        wait(min(min(due_at_s.values()) - clock(), LONGEST_WAIT_S))


def _run(job: Job) -> float:
    """Run one job; return the seconds until it is due again."""
    try:
        job.run()
    except SQLAlchemyError as error:
        _log.error("job failed", extra={"job": job.name, "reason": short_reason(error)})
    except Exception:
        _log.exception("job failed", extra={"job": job.name})
    else:
        return job.interval_s
    return max(job.interval_s, RETRY_S)
