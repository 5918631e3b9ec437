"""Provides snapshots: from the store, or from a process that composes while other processes wait or go on."""

from collections.abc import Callable
from dataclasses import dataclass
from datetime import date
from pathlib import Path

from app.configuration.files import exclusive_lock
from app.content.calendar import old_days
from app.content.errors import ContentError
from app.content.snapshots.folder_files import read_files
from app.content.snapshots.job import ComposeJob, ComposeOutcome, ComposerFailed
from app.content.snapshots.snapshot import ContentSnapshot
from app.content.snapshots.snapshot_store import LOCK_SUFFIX, SnapshotStore
from app.content.snapshots.variant import SiteVariant

LOCK_FILE = f"compose{LOCK_SUFFIX}"


@dataclass(frozen=True)
class SnapshotProvider:
    """Supplies snapshots of one content folder in one variant."""

    content_dir: Path
    publications_file: Path | None
    snapshots: SnapshotStore
    variant: SiteVariant
    compose: Callable[[ComposeJob], ComposeOutcome]
    pictures_dir: Path

    def of_files(self, today: date, *, waits: bool) -> ContentSnapshot | None:
        """Return the snapshot of the current files.

        None if another process composes it or the files changed while they were read, unless the caller `waits`. Raises
        ContentError with the faults of the files, ComposerFailed if nobody could find out.
        """
        content = self._content()
        snapshot = self._kept(content, today)
        if snapshot is None:
            try:
                with exclusive_lock(self.snapshots.folder / LOCK_FILE, waits=waits) as mine:
                    if not mine:
                        return None
                    # The process that held the lock before may have composed it.
                    snapshot = self._kept(content, today) or self._composed(content, today)
            except OSError as error:
                raise ComposerFailed(f"SNAPSHOT_DIR {self.snapshots.folder}: {error.strerror}") from None
        if snapshot is None and waits:
            raise ComposerFailed("the files changed while they were read")
        return snapshot

    def _content(self) -> str:
        return read_files(self.content_dir, self.publications_file).digest

    def _kept(self, content: str, today: date) -> ContentSnapshot | None:
        """Return today's snapshot of the content with this digest; None if it is not in the store."""
        days = self.snapshots.stated_days(content)
        if days is None:
            return None
        return self.snapshots.find(self.variant.version(content, today.year, old_days(days, today)))

    def _composed(self, content: str, today: date) -> ContentSnapshot | None:
        """Return the snapshot that is composed now; None if the files changed meanwhile."""
        job = ComposeJob(
            content_dir=self.content_dir,
            publications_file=self.publications_file,
            folder=self.snapshots.folder,
            pictures_dir=self.pictures_dir,
            variant=self.variant,
            variant_name=self.variant.name,
            today=today,
        )
        outcome = self.compose(job)
        if outcome.faults and self._content() != content:
            # What was read may be neither what the digest names nor what is there now. That is nobody's fault.
            return None
        if outcome.faults:
            raise ContentError(outcome.faults)
        return self._kept(content, today)
