"""One piece of work per key at a time inside a process."""

import threading
from collections import defaultdict
from collections.abc import Iterator
from contextlib import contextmanager

from app.content.snapshot import PageKey


class SingleFlight:
    """Locks by key. Keys are page paths, so their number is bounded by the ledger."""

    def __init__(self) -> None:
        self._guard = threading.Lock()
        self._locks: defaultdict[PageKey, threading.Lock] = defaultdict(threading.Lock)

    @contextmanager
    def turn(self, key: PageKey, *, wait_s: float) -> Iterator[bool]:
        """Yield True while the caller holds the key's turn, False if it did not come within `wait_s`."""
        with self._guard:
            lock = self._locks[key]
        taken = lock.acquire(timeout=wait_s)
        try:
            yield taken
        finally:
            if taken:
                lock.release()
