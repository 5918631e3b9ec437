"""The folder of snapshots: `<variant>.<content>.<version>.sqlite3`, one file for each version that was composed."""

import logging
import os
from collections.abc import Iterator
from contextlib import suppress
from datetime import date
from pathlib import Path

from pydantic import ValidationError

from app.content.calendar import outdated_days
from app.content.snapshots.snapshot import ContentSnapshot
from app.content.snapshots.snapshot_file import last_used_first
from app.content.snapshots.variant import SiteVariant
from app.database.sqlite.driver import sqlite3

KEPT_FILES = 16
LOCK_FILE = "compose.lock"

_log = logging.getLogger(__name__)


class SnapshotStore:
    """The files of one variant in the folder. Any number of processes may read and write at the same time."""

    def __init__(self, folder: Path, variant: SiteVariant) -> None:
        self.folder = folder
        self._variant = variant

    def find(self, content: str, today: date) -> ContentSnapshot | None:
        """Return the snapshot of content with this digest as it is today in India; None if it was not composed yet."""
        for snapshot in self._opened(self._variant.file_name(content, "*")):
            old = outdated_days(snapshot.stated_on, today)
            if snapshot.version == self._variant.version(content, today.year, old):
                return snapshot
        return None

    def last_good(self) -> ContentSnapshot | None:
        """Return the snapshot that was used last, or None."""
        return next(self._opened(f"{self._variant.name}.*.sqlite3"), None)

    def mark_used(self, snapshot: ContentSnapshot) -> None:
        """Note that a snapshot is served; keep the last used files. The lock stays: a new one would keep nobody out."""
        with suppress(OSError):
            os.utime(snapshot.file)
            files = (file for file in self.folder.iterdir() if file.name != LOCK_FILE)
            for file in last_used_first(files)[KEPT_FILES:]:
                file.unlink(missing_ok=True)

    def _opened(self, names: str) -> Iterator[ContentSnapshot]:
        """Yield the snapshots that can be read, last used first."""
        for file in last_used_first(self.folder.glob(names)):
            try:
                yield ContentSnapshot.open(file)
            except (sqlite3.Error, ValidationError) as error:
                _log.error("a kept snapshot cannot be read", extra={"reason": f"{file}: {error}"})
