"""Documents rendered for a query string: kept within a memory limit, two rendered at a time."""

import threading
from collections.abc import Callable

from cachetools import LRUCache

LIMIT_BYTES = 8_000_000
# The key and the records of a document, in addition to its bytes.
ENTRY_BYTES = 1_000
# Of each web process. The renderer answers in the order it is asked: a form waits for these few at most, 2–5 ms each.
RENDERED_AT_ONCE = 2
LONGEST_WAIT_S = 0.5

DynamicKey = tuple[str, str]
"""The version of the content, and the URL in its one spelling."""


class RendererBusyError(Exception):
    """More requests want to render, or wait for their turn, than are allowed now."""


class DynamicCache:
    """Bytes by key. The least recently used entry is removed first. Shared by threads."""

    def __init__(self, *, limit_bytes: int = LIMIT_BYTES) -> None:
        self._lock = threading.Lock()
        self._kept: LRUCache[DynamicKey, bytes] = LRUCache(limit_bytes, getsizeof=_size_bytes)
        self._turns = threading.BoundedSemaphore(RENDERED_AT_ONCE)

    def get(self, key: DynamicKey, render: Callable[[], bytes]) -> bytes:
        """Return the kept document, else what `render` returns. Raises RendererBusyError, and what `render` raises."""
        kept = self._find(key)
        if kept is not None:
            return kept
        if not self._turns.acquire(timeout=LONGEST_WAIT_S):
            raise RendererBusyError("too many dynamic pages wait to be rendered")
        try:
            # Another request may have rendered it while this one waited.
            rendered = self._find(key) or render()
        finally:
            self._turns.release()
        with self._lock:
            if _size_bytes(rendered) <= self._kept.maxsize:
                self._kept[key] = rendered
        return rendered

    def _find(self, key: DynamicKey) -> bytes | None:
        with self._lock:
            return self._kept.get(key)


def _size_bytes(document: bytes) -> int:
    return len(document) + ENTRY_BYTES
