"""Documents drawn by their query: kept within a limit, drawn once however many ask, two at a time."""

import threading
from collections.abc import Callable, Iterator
from concurrent.futures import Future
from contextlib import contextmanager

from cachetools import LRUCache

LIMIT_BYTES = 8_000_000
# What a key and the records of it take beside the document.
ENTRY_BYTES = 1_000
# Of each web process. The renderer draws in the order it is asked: a form waits for these few at most, 2–5 ms each.
DRAWN_AT_ONCE = 2
LONGEST_WAIT_S = 0.5

LiveKey = tuple[str, str]
"""The version of the content, and the address in its one spelling."""


class Busy(Exception):  # noqa: N818 - a state, not a mistake
    """More is asked for than may be drawn, or waited for, now."""


class LiveCache:
    """Bytes by key, least recently used out first. Shared by threads, of which at most `most_waiting` wait in here."""

    def __init__(self, *, most_waiting: int, limit_bytes: int = LIMIT_BYTES) -> None:
        self._lock = threading.Lock()
        self._kept: LRUCache[LiveKey, bytes] = LRUCache(limit_bytes, getsizeof=_size_bytes)
        self._begun: dict[LiveKey, Future[bytes]] = {}
        self._places = threading.Semaphore(most_waiting)
        self._turns = threading.Semaphore(DRAWN_AT_ONCE)

    def get(self, key: LiveKey, draw: Callable[[], bytes]) -> bytes:
        """Return what is kept, else what `draw` returns, which is called for one of those who ask for a key at a time.

        Raises Busy, and what `draw` raises: all who waited for it get its error, and nothing is kept.
        """
        with self._lock:
            kept = self._kept.get(key)
        if kept is not None:
            return kept
        if not self._places.acquire(blocking=False):
            raise Busy("as many wait as may")
        try:
            return self._join(key, draw).result()
        finally:
            self._places.release()

    def _join(self, key: LiveKey, draw: Callable[[], bytes]) -> Future[bytes]:
        """Return the drawing of the key: one that is kept by now, one that another began, or one of our own."""
        with self._lock:
            drawing = self._begun.get(key)
            if drawing is not None:
                return drawing
            drawing = Future()
            kept = self._kept.get(key)
            if kept is not None:
                drawing.set_result(kept)
                return drawing
            self._begun[key] = drawing
        self._run(key, draw, drawing)
        return drawing

    def _run(self, key: LiveKey, draw: Callable[[], bytes], drawing: Future[bytes]) -> None:
        try:
            with self._turn():
                drawn = draw()
        except BaseException as error:
            with self._lock:
                del self._begun[key]
            drawing.set_exception(error)
            return
        with self._lock:
            if _size_bytes(drawn) <= self._kept.maxsize:
                self._kept[key] = drawn
            del self._begun[key]
        drawing.set_result(drawn)

    @contextmanager
    def _turn(self) -> Iterator[None]:
        if not self._turns.acquire(timeout=LONGEST_WAIT_S):
            raise Busy("no turn to draw came in time")
        try:
            yield
        finally:
            self._turns.release()


def _size_bytes(document: bytes) -> int:
    return len(document) + ENTRY_BYTES
