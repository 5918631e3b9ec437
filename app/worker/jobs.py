"""A loop over jobs, each with its own interval. A job that fails waits longer and never blocks the others."""

import logging
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from sqlalchemy.exc import SQLAlchemyError

from app.database.trouble import kind_of_trouble

LONGEST_DELAY_S = 60.0
LONGEST_WAIT_S = 30.0
"""Progress is reported at least this often, even if no job is due for a long time."""

_log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Job:
    """A job. `run` is called at once, and then `interval_s` seconds after each end."""

    name: str
    interval_s: float
    run: Callable[[], None]


class JobLoop:
    """Runs jobs in their order, one at a time. `wait` waits so many seconds, or less if it is time to stop."""

    def __init__(
        self,
        jobs: Sequence[Job],
        *,
        report_progress: Callable[[], None],
        is_stopping: Callable[[], bool],
        wait: Callable[[float], object],
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._due_at_s = dict.fromkeys(jobs, clock())
        self._failures = dict.fromkeys(jobs, 0)
        self._report_progress = report_progress
        self._is_stopping = is_stopping
        self._wait = wait
        self._clock = clock

    def run(self) -> None:
        """Run until it is time to stop. A job in progress is finished first."""
        while not self._is_stopping():
            for job, due_at_s in list(self._due_at_s.items()):
                if due_at_s <= self._clock() and not self._is_stopping():
                    self._report_progress()
                    self._due_at_s[job] = self._run(job) + self._clock()
            self._report_progress()
            self._wait(min(min(self._due_at_s.values()) - self._clock(), LONGEST_WAIT_S))

    def _run(self, job: Job) -> float:
        """Run one job; return the seconds until it is due again."""
        try:
            job.run()
        except SQLAlchemyError as error:
            reason = kind_of_trouble(error)
            return self._count_failure(job, lambda: _log.error("job failed", extra={"job": job.name, "reason": reason}))
        except Exception:
            return self._count_failure(job, lambda: _log.exception("job failed", extra={"job": job.name}))
        if self._failures[job]:
            _log.info("job works again", extra={"job": job.name, "failures": self._failures[job]})
        self._failures[job] = 0
        return job.interval_s

    def _count_failure(self, job: Job, tell: Callable[[], None]) -> float:
        """Log only the first failure in a row. Double the wait after each failure."""
        if self._failures[job] == 0:
            tell()
        self._failures[job] += 1
        delay_s = job.interval_s * 2.0 ** min(self._failures[job], 10)
        return max(min(delay_s, LONGEST_DELAY_S), job.interval_s)
