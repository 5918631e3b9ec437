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
        if not self._has(content, today):
            try:
                with exclusive_lock(self.snapshots.folder / LOCK_FILE, waits=waits) as mine:
                    if not mine:
                        return None
                    self._have_composed(content, today)
            except OSError as error:
                raise ComposerFailed(f"SNAPSHOT_DIR {self.snapshots.folder}: {error.strerror}") from None
        version = self._version(content, today)
        snapshot = None if version is None else self.snapshots.find(version)
        if snapshot is None and waits:
            raise ComposerFailed("the files changed while they were read")
        return snapshot

    def _content(self) -> str:
        return read_files(self.content_dir, self.publications_file).digest

    def _version(self, content: str, today: date) -> str | None:
        """Return today's version of the content with this digest; None if it is unknown before composing."""
        days = self.snapshots.stated_days(content)
        return None if days is None else self.variant.version(content, today.year, old_days(days, today))

    def _has(self, content: str, today: date) -> bool:
        version = self._version(content, today)
        return version is not None and self.snapshots.has(version)

    def _have_composed(self, content: str, today: date) -> None:
        """Return when the snapshot is in the store, from this process or from the one that held the lock before.

        It is not there if the files changed meanwhile.
        """
        if self._has(content, today):
            return
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
            return
        if outcome.faults:
            raise ContentError(outcome.faults)
