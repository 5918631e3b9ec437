"""The folder of snapshots: `<variant>.<version>.sqlite3`.

`<variant>.<content>.days` holds the days of stated figures: which version content is depends on how old they are.
"""

import logging
import os
import time
from contextlib import suppress
from datetime import date
from pathlib import Path

from pydantic import TypeAdapter, ValidationError

from app.configuration.files import write_whole
from app.content.snapshots.snapshot import ContentSnapshot
from app.content.snapshots.snapshot_file import SnapshotDamaged, last_used_first, used_at_ns
from app.content.snapshots.variant import DIGITS, SiteVariant

KEPT_VERSIONS = 3
MOST_VERSIONS = 12
"""Of one variant, and only those of the last day: as long as a page of them may be shown, its files are asked for."""
KEPT_DAYS = 7
LOCK_SUFFIX = ".lock"
_DAY_NS = 86_400 * 10**9

_log = logging.getLogger(__name__)


_Days = TypeAdapter(tuple[date, ...])


class SnapshotStore:
    """The files of one variant in the folder. Any number of processes may read and write at the same time."""

    def __init__(self, folder: Path, variant: SiteVariant) -> None:
        self.folder = folder
        self._variant = variant

    def find(self, version: str) -> ContentSnapshot | None:
        """Return the snapshot, None if there is none. A damaged one is removed, so that it is composed again."""
        file = self._file(version)
        try:
            return ContentSnapshot.open(file)
        except FileNotFoundError:
            return None
        except SnapshotDamaged as error:
            _log.error("a kept snapshot is damaged", extra={"reason": str(error)})
            file.unlink(missing_ok=True)
            return None

    def last_good(self) -> ContentSnapshot | None:
        """Return the snapshot that was used last, or None."""
        for file in self._snapshots():
            snapshot = self.find(file.name.split(".")[1])
            if snapshot is not None:
                return snapshot
        return None

    def mark_used(self, version: str, content: str) -> None:
        """Note that this version, of content with this digest, is served; remove what has not been served for long."""
        for file in (self._file(version), self._days_file(content)):
            with suppress(OSError):
                os.utime(file)
        with suppress(OSError):
            self._prune()

    def stated_days(self, content: str) -> tuple[date, ...] | None:
        """Return the days of the stated figures in content of this digest; None if it was never composed here."""
        try:
            return _Days.validate_json(self._days_file(content).read_bytes())
        except (OSError, ValidationError):
            return None

    def keep_stated_days(self, content: str, days: tuple[date, ...]) -> None:
        """Note the days of the stated figures, on which the version depends. Raises OSError if the disk refuses."""
        write_whole(self._days_file(content), _Days.dump_json(days))

    def _file(self, version: str) -> Path:
        return self.folder / self._variant.file_name(version)

    def _days_file(self, content: str) -> Path:
        return self.folder / f"{self._variant.name}.{content[:DIGITS]}.days"

    def _snapshots(self) -> list[Path]:
        """Return this variant's files, last used first."""
        return last_used_first(self.folder.glob(self._variant.file_name("*")))

    def _prune(self) -> None:
        """Remove all but the newest of this variant, and whatever no process has used for a week.

        Never a lock: who holds one that was removed, and who makes it anew, would both go on.
        """
        now_ns = time.time_ns()
        kept = [path for path in self.folder.iterdir() if path.is_file() and path.suffix != LOCK_SUFFIX]
        stale = [path for path in kept if used_at_ns(path) < now_ns - KEPT_DAYS * _DAY_NS]
        ours = self._snapshots()
        past = [path for path in ours[KEPT_VERSIONS:MOST_VERSIONS] if used_at_ns(path) < now_ns - _DAY_NS]
        for path in [*ours[MOST_VERSIONS:], *past, *stale]:
            path.unlink(missing_ok=True)
