"""Notices a new build of the renderer's bundle or of the client."""

import time
from collections.abc import Sequence
from pathlib import Path

SETTLE_S = 1.0

Fingerprint = tuple[tuple[int, int], ...]


class BuildWatch:
    """Compares files with their state at the start.

    A build writes its files one after the other, so a change counts only after `settle_s` without further changes.
    """

    def __init__(self, files: Sequence[Path], *, settle_s: float = SETTLE_S) -> None:
        self._files = files
        self._settle_s = settle_s
        self._started = self._pending = self._fingerprint()
        self._pending_since = time.monotonic()

    def has_changed(self) -> bool:
        """Return whether a new and complete build is on the disk."""
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
