"""What is counted, and what becomes of it."""

from dataclasses import dataclass

LONGEST_WINDOW_S = 300
"""No limit counts for longer."""


@dataclass(frozen=True)
class Entry:
    """One time that was counted: for which key, and under which id of its own."""

    key: str
    id: str


@dataclass(frozen=True)
class Full:
    """So many have been counted that one more would be too many.

    `frees_in_s` is when there is room again for certain. It is None while pending entries fill the place, which may be
    given back at any moment.
    """

    frees_in_s: float | None


class CountsError(Exception):
    """It could not be counted. The message names the kind of failure."""
