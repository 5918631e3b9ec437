"""Keeps a log line that would repeat every second to one a minute."""

import time
from collections.abc import Callable

EVERY_S = 60.0


class RepeatedLine:
    """For one kind of trouble: its line is due when it begins or changes, and then once a minute while it lasts."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._trouble = ""
        self._due_at_s = 0.0

    def is_due(self, trouble: str) -> bool:
        """Return whether to log this trouble now."""
        if trouble == self._trouble and self._clock() < self._due_at_s:
            return False
        self._trouble, self._due_at_s = trouble, self._clock() + EVERY_S
        return True

    def end(self) -> None:
        """Note that the trouble is over."""
        self._trouble = ""
