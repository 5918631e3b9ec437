"""Replies by address, each made when it is asked for and kept within a memory limit."""

import threading
from collections.abc import Callable

from cachetools import LRUCache

from app.pages.negotiation import Accepted
from app.pages.replies.ready_reply import ReadyReply, Variant

# What headers and records of a reply take beside its bytes.
ENTRY_BYTES = 2_000


class ReplyCache:
    """What was sent is kept if it is worth it, the least recently used makes room: what nobody asks for takes none.

    `make` returns the reply of an address, None where the front has none; it must not raise. Shared by threads.
    """

    def __init__(self, make: Callable[[str], ReadyReply | None], *, limit_bytes: int) -> None:
        self._make = make
        self._lock = threading.Lock()
        self._kept: LRUCache[tuple[str, Accepted], Variant] = LRUCache(limit_bytes, getsizeof=_size_bytes)

    def get(self, path: str, accepted: Accepted) -> Variant | None:
        """Return the best variant of an address for a client, or None."""
        with self._lock:
            kept = self._kept.get((path, accepted))
        if kept is not None:
            return kept
        reply = self._make(path)
        if reply is None:
            return None
        variant = reply.choose(accepted)
        if reply.in_memory and _size_bytes(variant) <= self._kept.maxsize:
            with self._lock:
                self._kept[path, accepted] = variant
        return variant


def _size_bytes(variant: Variant) -> int:
    return ENTRY_BYTES + len(variant.body)
