"""Checks events against limits."""

import hashlib
import hmac
import math
from collections.abc import Sequence
from dataclasses import dataclass

from app.web.throttle.database_counts import LONGEST_WINDOW_S, DatabaseCounts, Entry, Full
from app.web.throttle.reservation import Reservation

# Longer than an attempt may take: waiting to hash (5 s) and hashing. An older entry was left behind by a process
# that ended, and counts as a failure.
PENDING_LIFE_S = 15.0


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
"""The limits of one attempt, each with its subject, such as an address."""


@dataclass(frozen=True)
class Verdict:
    """Whether the event is allowed; if not, in how many whole seconds it will be (at least 1; 0 if allowed)."""

    is_allowed: bool
    retry_after_s: int


class LimitReachedError(Exception):
    """One of the limits is reached; `retry_after_s` is in whole seconds, at least 1."""

    def __init__(self, limit: Limit, subject: str, full: Full) -> None:
        super().__init__(limit.purpose)
        self.limit = limit
        self.subject = subject
        self.retry_after_s = _whole_seconds(full)


class Throttle:
    """Counts events of addresses and accounts. With `secret`, stored keys cannot be turned back into addresses."""

    def __init__(self, counts: DatabaseCounts, secret: str) -> None:
        self._counts = counts
        self._secret = secret.encode()

    def hit(self, limit: Limit, subject: str) -> Verdict:
        """Count an event of `subject` if it is allowed; return the verdict. Raises CountsError."""
        answer = self._counts.add(self._key(limit, subject), limit.maximum, limit.window_s, 0)
        if isinstance(answer, Entry):
            return Verdict(is_allowed=True, retry_after_s=0)
        return Verdict(is_allowed=False, retry_after_s=_whole_seconds(answer))

    def reserve(self, subjects: Subjects) -> Reservation:
        """Reserve room in each limit, or in none. Raises LimitReachedError, CountsError."""
        for limit, subject in subjects:
            full = self._counts.peek(self._key(limit, subject), limit.maximum)
            if full is not None and full.frees_in_s is not None:
                raise LimitReachedError(limit, subject, full)
        entries: list[Entry] = []
        try:
            for limit, subject in subjects:
                entries.append(self._take(limit, subject))
        except Exception:
            Reservation(self._counts, entries).give_back()
            raise
        return Reservation(self._counts, entries)

    def _take(self, limit: Limit, subject: str) -> Entry:
        answer = self._counts.add(self._key(limit, subject), limit.maximum, limit.window_s, PENDING_LIFE_S)
        if isinstance(answer, Full):
            raise LimitReachedError(limit, subject, answer)
        return answer

    def _key(self, limit: Limit, subject: str) -> str:
        text = f"{limit.purpose}\n{limit.window_s}\n{subject}"
        return hmac.new(self._secret, text.encode("utf-8", "surrogatepass"), hashlib.sha256).hexdigest()


def _whole_seconds(full: Full) -> int:
    """Return the seconds until a retry; room taken by pending attempts may be free in a moment."""
    return 1 if full.frees_in_s is None else max(1, math.ceil(full.frees_in_s))
