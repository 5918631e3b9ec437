"""What a place that counts must offer."""

from dataclasses import dataclass
from typing import Protocol


@dataclass(frozen=True)
class Count:
    """How often it happened in the running window, this time included, and when the window ends."""

    times: int
    expires_in_s: float


class CountsError(Exception):
    """It could not be counted. The message names the kind of failure."""


class Counts(Protocol):
    """Counts by key. A window begins with the first time and lasts `window_s` seconds."""

    def add(self, key: str, window_s: int) -> Count:
        """Count one more time, atomically, and return the count.

        Raises CountsError.
        """
