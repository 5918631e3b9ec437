"""Reserves room in limits for an attempt until its outcome is known."""

import logging
from collections.abc import Callable, Sequence

from app.web.throttle.database_counts import CountsError, DatabaseCounts, Entry

_log = logging.getLogger(__name__)


class Reservation:
    """Entries that become failures or are deleted.

    If the database does not answer, the known outcome stands, and the entries count as failures.
    """

    def __init__(self, counts: DatabaseCounts, entries: Sequence[Entry]) -> None:
        self._counts = counts
        self._entries = entries

    def settle(self) -> None:
        """Count the attempt as a failure."""
        self._change_entries(self._counts.settle, "failures stay pending for some seconds")

    def give_back(self) -> None:
        """Do not count the attempt."""
        self._change_entries(self._counts.give_back, "what was to be given back counts as a failure")

    def _change_entries(self, change: Callable[[Entry], None], consequence: str) -> None:
        for entry in self._entries:
            try:
                change(entry)
            except CountsError as error:
                _log.warning("attempts could not be counted (%s): %s", error, consequence)
