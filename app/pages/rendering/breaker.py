"""A circuit breaker: after a failure, nobody waits for the renderer until a pause is over."""

import threading
import time


class Breaker:
    """Opens on the first failure for `open_s` seconds; then one caller at a time may try again."""

    def __init__(self, open_s: float) -> None:
        self.open_s = open_s
        self._lock = threading.Lock()
        self._open_until_s: float | None = None

    def may_try(self) -> bool:
        """Return whether a call may be made now. After the pause one caller may probe, and the others are kept out."""
        with self._lock:
            if self._open_until_s is None:
                return True
            if time.monotonic() < self._open_until_s:
                return False
            self._open_until_s = time.monotonic() + self.open_s
            return True

    def record(self, *, has_answered: bool) -> None:
        """Close the breaker after an answer, open it after a failure."""
        with self._lock:
            self._open_until_s = None if has_answered else time.monotonic() + self.open_s
