"""Signals that ask this process to end."""

import signal
import sys
import time
from types import FrameType

_LOOK_EVERY_S = 0.1


def exit_when_told() -> None:
    """Let SIGTERM and SIGINT end this process with status 0, through its `finally` clauses."""
    for number in (signal.SIGTERM, signal.SIGINT):
        signal.signal(number, lambda *_: sys.exit(0))


class StopSignal:
    """Set by SIGTERM or SIGINT. Must be created in the main thread, once in a process."""

    def __init__(self) -> None:
        self._is_set = False
        signal.signal(signal.SIGTERM, self._set)
        signal.signal(signal.SIGINT, self._set)

    def is_set(self) -> bool:
        """Return whether a signal came."""
        return self._is_set

    def wait(self, timeout_s: float) -> None:
        """Wait for the signal or the end of the time."""
        ends_s = time.monotonic() + timeout_s
        while not self._is_set and (left_s := ends_s - time.monotonic()) > 0:
            time.sleep(min(left_s, _LOOK_EVERY_S))

    def _set(self, _signal: int, _frame: FrameType | None) -> None:
        self._is_set = True
