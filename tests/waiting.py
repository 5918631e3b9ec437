"""Waiting for what another thread or process does."""

import time
from collections.abc import Callable

PAUSE_S = 0.02


def await_true(condition: Callable[[], bool], *, within_s: float) -> float:
    """Return the seconds until `condition` held; fail the test after `within_s`."""
    started_s = time.monotonic()
    while not condition():
        assert time.monotonic() - started_s < within_s, f"not within {within_s} s"
        time.sleep(PAUSE_S)
    return time.monotonic() - started_s
