"""Pages the disk did not take: while it is full each is drawn once, and not for every visitor."""

import logging
import threading
import time

from cachetools import LRUCache

from app.content.snapshots.snapshot_file import PageKey
from app.pages.page_store.stored_page import StoredPage

LIMIT_BYTES = 4_000_000
TELL_EVERY_S = 60.0

_log = logging.getLogger(__name__)


class UnkeptPages:
    """Pages in memory, within a limit. Shared by threads."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._pages: LRUCache[tuple[str, PageKey], StoredPage] = LRUCache(LIMIT_BYTES, getsizeof=_size_bytes)
        self._tell_at_s = 0.0

    def get(self, version: str, key: PageKey) -> StoredPage | None:
        """Return the page, or None."""
        with self._lock:
            return self._pages.get((version, key))

    def add(self, version: str, key: PageKey, page: StoredPage, error: OSError) -> None:
        """Hold the page instead of the disk; the refusal is logged once a minute."""
        with self._lock:
            if _size_bytes(page) <= LIMIT_BYTES:
                self._pages[(version, key)] = page
            is_told = time.monotonic() < self._tell_at_s
            self._tell_at_s = self._tell_at_s if is_told else time.monotonic() + TELL_EVERY_S
        if not is_told:
            _log.error("page store not writable", extra={"reason": error.strerror})


def _size_bytes(page: StoredPage) -> int:
    return len(page.html) + len(page.br or b"") + len(page.gzip or b"")
