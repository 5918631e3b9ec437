"""Replies by path. Each is made on its first request and kept within a memory limit."""

import threading
from collections.abc import Callable

from cachetools import LRUCache

from app.pages.negotiation import Accepted
from app.pages.replies.ready_reply import EncodedReply, ReadyReply

# The headers and records of a reply, in addition to its bytes.
ENTRY_BYTES = 2_000


class ReplyCache:
    """A cache with a limit in bytes, shared by threads.

    A reply that was sent is kept, and the least recently used one makes room for it. `make` returns the reply of a
    path, None if the front has none; it must not raise.
    """

    def __init__(self, make: Callable[[str], ReadyReply | None], *, limit_bytes: int) -> None:
        self._make = make
        self._lock = threading.Lock()
        self._kept: LRUCache[tuple[str, Accepted], EncodedReply] = LRUCache(limit_bytes, getsizeof=_size_bytes)

    def get(self, path: str, accepted: Accepted) -> EncodedReply | None:
        """Return a path's reply in the client's best encoding, or None."""
        with self._lock:
            kept = self._kept.get((path, accepted))
        if kept is not None:
            return kept
        reply = self._make(path)
        if reply is None:
            return None
        encoded = reply.choose(accepted)
        if _size_bytes(encoded) <= self._kept.maxsize:
            with self._lock:
                self._kept[path, accepted] = encoded
        return encoded


def _size_bytes(encoded: EncodedReply) -> int:
    return ENTRY_BYTES + len(encoded.body)
