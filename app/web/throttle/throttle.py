"""Checks events against limits, and reserves room for an attempt until its outcome is known."""

import hashlib
import hmac
import logging
import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from app.web.throttle.database_counts import LONGEST_WINDOW_S, CountsError, DatabaseCounts, Entry, Full

# Longer than an attempt may take: waiting to hash (5 s) and hashing. An older entry was left behind by a process
# that ended, and counts as a failure.
PENDING_LIFE_S = 15.0

_log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Limit:
    """At most `maximum` events of each subject in any `window_s` seconds.

    `purpose` names the limit. Raises ValueError for a window longer than LONGEST_WINDOW_S, whose entries would expire
    too early.
    """

    purpose: str
    maximum: int
    window_s: int

    def __post_init__(self) -> None:
        if self.window_s > LONGEST_WINDOW_S:
            raise ValueError(f"{self.purpose}: a window of {self.window_s} s is longer than {LONGEST_WINDOW_S} s")


Subjects = Sequence[tuple[Limit, str]]
"""The limits of one attempt, each with its subject, such as an IP address."""


class LimitReachedError(Exception):
    """One of the limits is reached; `retry_after_s` is in whole seconds, at least 1."""

    def __init__(self, limit: Limit, subject: str, full: Full) -> None:
        super().__init__(limit.purpose)
        self.limit = limit
        self.subject = subject
        # Room taken by pending attempts may be free in a moment.
        self.retry_after_s = 1 if full.frees_in_s is None else max(1, math.ceil(full.frees_in_s))


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


class Throttle:
    """Counts events of IP addresses and accounts. With `secret`, stored keys cannot be turned back into them."""

    def __init__(self, counts: DatabaseCounts, secret: str) -> None:
        self._counts = counts
        self._secret = secret.encode()

    def hit(self, limit: Limit, subject: str) -> None:
        """Count an event of `subject` if it is allowed. Raises LimitReachedError, CountsError."""
        self._take(limit, subject, pending_s=0)

    def reserve(self, subjects: Subjects) -> Reservation:
        """Reserve room in each limit, or in none. Raises LimitReachedError, CountsError."""
        for limit, subject in subjects:
            full = self._counts.peek(self._key(limit, subject), limit.maximum)
            if full is not None and full.frees_in_s is not None:
                raise LimitReachedError(limit, subject, full)
        entries: list[Entry] = []
        try:
            for limit, subject in subjects:
                entries.append(self._take(limit, subject, pending_s=PENDING_LIFE_S))
        except Exception:
            Reservation(self._counts, entries).give_back()
            raise
        return Reservation(self._counts, entries)

    def _take(self, limit: Limit, subject: str, *, pending_s: float) -> Entry:
        answer = self._counts.add(self._key(limit, subject), limit.maximum, limit.window_s, pending_s)
        if isinstance(answer, Full):
            raise LimitReachedError(limit, subject, answer)
        return answer

    def _key(self, limit: Limit, subject: str) -> str:
        text = f"{limit.purpose}\n{limit.window_s}\n{subject}"
        return hmac.new(self._secret, text.encode("utf-8", "surrogatepass"), hashlib.sha256).hexdigest()
