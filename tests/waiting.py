"""Waiting for another thread or process: it ends once the result is there, and gives up late."""

import time
from collections.abc import Callable

LIMIT_S = 60.0
"""How long anything is waited for that takes a moment: a machine many times slower is only slower."""
START_LIMIT_S = 4 * LIMIT_S
"""The same for what works for seconds: a start of the whole site, a build, a command."""
LONG_LIMIT_S = 1200.0
"""A guard against hanging for a test of half a minute and more; for all others pyproject.toml has it."""
PAUSE_S = 0.02


def await_true(
    condition: Callable[[], bool], *, within_s: float = LIMIT_S, pause: Callable[[float], object] = time.sleep
) -> None:
    """Return once `condition` holds; fail the test after `within_s`. `pause` lets seconds pass."""
    ends_s = time.monotonic() + within_s
    while not condition():
        assert time.monotonic() < ends_s, f"not within {within_s} s"
        pause(PAUSE_S)
