"""Redis first; the database while Redis is down."""

import logging
import time
from collections.abc import Callable
from typing import TypeVar

from app.throttle.counts import Counts, CountsError, Entry, Full

RETRY_AFTER_S = 5.0
Answer = TypeVar("Answer")

_log = logging.getLogger(__name__)


class FallbackCounts:
    """Counts in `first`; after a failure in `second`, until `first` is asked again some seconds later.

    An outage is one warning line, its end one more line. `clock` is a parameter for tests.
    """

    def __init__(self, first: Counts, second: Counts, clock: Callable[[], float] = time.monotonic) -> None:
        self._first = first
        self._second = second
        self._clock = clock
        self._is_down = False
        self._ask_again_at_s = 0.0

    def look(self, key: str, maximum: int) -> Full | None:
        """Tell whether `maximum` entries count, where it can be told."""
        return self._ask(lambda counts: counts.look(key, maximum))

    def add(self, key: str, maximum: int, window_s: int, pending_s: float) -> Entry | Full:
        """Make an entry unless `maximum` count already, where it can be counted."""
        return self._ask(lambda counts: counts.add(key, maximum, window_s, pending_s))

    def settle(self, entry: Entry) -> None:
        """Settle the entry where it was made."""
        entry.place.settle(entry)

    def give_back(self, entry: Entry) -> None:
        """Give the entry back where it was made."""
        entry.place.give_back(entry)

    def _ask(self, question: Callable[[Counts], Answer]) -> Answer:
        if self._is_down and self._clock() < self._ask_again_at_s:
            return question(self._second)
        try:
            answer = question(self._first)
        except CountsError as error:
            self._note_failure(error)
            return question(self._second)
        if self._is_down:
            self._is_down = False
            _log.info("Redis answers again")
        return answer

    def _note_failure(self, error: CountsError) -> None:
        self._ask_again_at_s = self._clock() + RETRY_AFTER_S
        if not self._is_down:
            self._is_down = True
            _log.warning("Redis does not answer (%s): limits are counted in the database", error)
