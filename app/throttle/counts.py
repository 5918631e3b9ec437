"""What a place that counts must offer."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

LONGEST_WINDOW_S = 300
"""No limit counts for longer."""


@dataclass(frozen=True)
class Entry:
    """One time that was counted: where, for which key, and under which id of its own."""

    place: Counts
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


class Counts(Protocol):
    """A sliding log by key: each entry counts for `window_s` seconds from the moment it was made.

    All raise CountsError.
    """

    def look(self, key: str, maximum: int) -> Full | None:
        """Tell whether `maximum` entries count at this moment; None if there is room. Nothing is written."""

    def add(self, key: str, maximum: int, window_s: int, pending_s: float) -> Entry | Full:
        """Make an entry unless `maximum` count already, atomically; a refusal writes nothing.

        The entry is pending for `pending_s` seconds; whoever made it settles it or gives it back within them.
        """

    def settle(self, entry: Entry) -> None:
        """Let a pending entry count until its window has passed."""

    def give_back(self, entry: Entry) -> None:
        """Take an entry back, as if it had never been made."""
