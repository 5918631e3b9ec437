"""Entries of the throttle, and results of counting."""

from dataclasses import dataclass

LONGEST_WINDOW_S = 300
"""The longest window of a limit."""


@dataclass(frozen=True)
class Entry:
    """One counted event: its key and its own id."""

    key: str
    id: str


@dataclass(frozen=True)
class Full:
    """The limit is reached.

    After `frees_in_s` there is room for certain; None while pending entries, which may be given back at any moment,
    fill it.
    """

    frees_in_s: float | None


class CountsError(Exception):
    """Counting failed. The message names the kind of failure."""
