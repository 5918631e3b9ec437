"""Redis first; the database while Redis is down."""

import logging
import time
from collections.abc import Callable

from app.throttle.counts import Count, Counts, CountsError

RETRY_AFTER_S = 5.0

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

    def add(self, key: str, window_s: int) -> Count:
        """Count one more time, where it can be counted."""
        if self._is_down and self._clock() < self._ask_again_at_s:
            return self._second.add(key, window_s)
        try:
            count = self._first.add(key, window_s)
        except CountsError as error:
            self._note_failure(error)
            return self._second.add(key, window_s)
        if self._is_down:
            self._is_down = False
            _log.info("Redis answers again")
        return count

    def _note_failure(self, error: CountsError) -> None:
        self._ask_again_at_s = self._clock() + RETRY_AFTER_S
        if not self._is_down:
            self._is_down = True
            _log.warning("Redis does not answer (%s): limits are counted in the database", error)
