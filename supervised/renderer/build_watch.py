"""Notices that the renderer's bundle or the client build was made anew."""

import time
from collections.abc import Sequence
from pathlib import Path

SETTLE_S = 1.0

Fingerprint = tuple[tuple[int, int], ...]


class BuildWatch:
    """Compares files with what they were when the watch began.

    A build writes its files one after the other, so a change counts once nothing moved for `settle_s`.
    """

    def __init__(self, files: Sequence[Path], *, settle_s: float = SETTLE_S) -> None:
        self._files = files
        self._settle_s = settle_s
        self._started = self._pending = self._fingerprint()
        self._pending_since = time.monotonic()

    def has_changed(self) -> bool:
        """Return whether a new, complete and settled build lies on the disk."""
        now = self._fingerprint()
        if now != self._pending:
            self._pending = now
            self._pending_since = time.monotonic()
        if now is None or now == self._started:
            return False
        return time.monotonic() - self._pending_since >= self._settle_s

    def _fingerprint(self) -> Fingerprint | None:
        try:
            stats = [file.stat() for file in self._files]
        except FileNotFoundError:
            return None
        return tuple((stat.st_mtime_ns, stat.st_size) for stat in stats)
