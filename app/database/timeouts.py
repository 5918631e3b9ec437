"""Time limits for the database: short for visitors, longer for staff and on SQLite, none for commands."""

import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar

from sqlalchemy.exc import TimeoutError as PoolTimeoutError
from sqlalchemy.pool import PoolProxiedConnection, QueuePool

PROMPT_LIMIT_S = 2.8
"""Of a visitor's three seconds, 0.2 s are left for the response."""
PATIENT_LIMIT_S = 10.0
POOL_LIMIT_S = 2.0
SEAT_LIMIT_S = 0.5

_limit_s: ContextVar[float | None] = ContextVar("limit_s", default=None)
_deadline_s: ContextVar[float | None] = ContextVar("deadline_s", default=None)


@contextmanager
def waiting_at_most(limit_s: float) -> Iterator[None]:
    """Limit each of this thread's next uses of the database, from the request for a connection to the last answer."""
    before_s = _limit_s.get()
    set_limit(limit_s)
    try:
        yield
    finally:
        set_limit(before_s)


def set_limit(limit_s: float | None) -> None:
    """Limit this thread's uses of the database from now on; None ends the limit."""
    _limit_s.set(limit_s)
    _deadline_s.set(None)


def seconds_left() -> float | None:
    """Return the time left for this use of the database, at least 0; None if it has no limit."""
    deadline_s = _deadline_s.get()
    return None if deadline_s is None else max(0.0, deadline_s - time.monotonic())


def bounded_pool(waiters: int) -> type[QueuePool]:
    """Return a pool for which at most `waiters` threads wait. Further threads are refused after half a second.

    So a hanging database never blocks all threads of a web process for long: the others still answer pages.
    """
    seats = threading.BoundedSemaphore(waiters)

    class BoundedPool(QueuePool):
        def connect(self) -> PoolProxiedConnection:
            limit_s = _limit_s.get()
            _deadline_s.set(None if limit_s is None else time.monotonic() + limit_s)
            if not seats.acquire(timeout=SEAT_LIMIT_S):
                raise PoolTimeoutError("too many wait for a connection")
            try:
                return super().connect()
            finally:
                seats.release()

    return BoundedPool
