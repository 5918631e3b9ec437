"""How many files of queries a web process makes at once: each costs as much processor time as it can get."""

import threading

from app.http.errors import ApiError

EXPORTS_AT_ONCE = 3
RETRY_AFTER_S = 30
BUSY = "Other files are being made. Please try again in a moment."


class ExportSlots:
    """Hands out `count` slots. Whoever takes one gives it back, once."""

    def __init__(self, count: int = EXPORTS_AT_ONCE) -> None:
        self._free = threading.BoundedSemaphore(count)

    def take(self) -> None:
        """Take a slot. Raises ApiError (503) at once if none is free."""
        if not self._free.acquire(blocking=False):
            raise ApiError(503, BUSY, retry_after_s=RETRY_AFTER_S)

    def give_back(self) -> None:
        """Give a slot back."""
        self._free.release()

    def check(self) -> None:
        """Raise ApiError (503) if none is free now."""
        self.take()
        self.give_back()
