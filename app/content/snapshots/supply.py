"""Where a snapshot comes from: the shelf, or a process that composes it while others of the machine wait or go on."""

import logging
from collections.abc import Callable
from datetime import date
from pathlib import Path

from app.content.errors import ContentError, Fault
from app.content.snapshots.edition import Edition, content_digest
from app.content.snapshots.job import ComposeJob, ComposeOutcome, ComposerFailed
from app.content.snapshots.shelf import LOCK_SUFFIX, SnapshotShelf
from app.content.snapshots.snapshot import ContentSnapshot
from app.file_lock import exclusive_lock

_log = logging.getLogger(__name__)

LOCK_FILE = f"compose{LOCK_SUFFIX}"


class SnapshotSupply:
    """Supplies snapshots of one content folder in one edition."""

    def __init__(
        self,
        content_dir: Path,
        publications_file: Path | None,
        shelf: SnapshotShelf,
        edition: Edition,
        compose: Callable[[ComposeJob], ComposeOutcome],
    ) -> None:
        self._content_dir = content_dir
        self._publications_file = publications_file
        self._shelf = shelf
        self._edition = edition
        self._compose = compose

    def of_files(self, today: date, *, waits: bool) -> ContentSnapshot | None:
        """Return the snapshot of the files as they are.

        None if another process composes it or they changed while they were read, unless the caller `waits`.

        Raises ContentError with what is wrong with the files, ComposerFailed when nobody could find out.
        """
        version = self._version(today)
        if not self._shelf.has(version):
            try:
                with exclusive_lock(self._shelf.folder / LOCK_FILE, waits=waits) as mine:
                    if not mine:
                        return None
                    overdue = self._have_composed(version, today)
                    if overdue and not waits:
                        # A running site. Commands say it themselves where it matters, and own their output.
                        _log.warning("pages say something else than at their review:\n%s", "\n".join(map(str, overdue)))
            except OSError as error:
                raise ComposerFailed(f"SNAPSHOT_DIR {self._shelf.folder}: {error.strerror}") from None
        snapshot = self._shelf.find(version)
        if snapshot is None and waits:
            raise ComposerFailed("the files changed while they were read")
        return snapshot

    def _version(self, today: date) -> str:
        return self._edition.version(content_digest(self._content_dir, self._publications_file), today.year)

    def _have_composed(self, version: str, today: date) -> list[Fault]:
        """Return when the snapshot is on the shelf, from this process or the one that held the lock before.

        It is not where the files changed meanwhile. The process that composed tells of pages whose reviews are overdue.
        """
        if self._shelf.has(version):
            return []
        known = self._shelf.faults(version, today)
        if known:
            raise ContentError(known, is_known=self._shelf.told_faults_lately(version))
        job = ComposeJob(
            content_dir=self._content_dir,
            publications_file=self._publications_file,
            folder=self._shelf.folder,
            edition=self._edition,
            today=today,
        )
        outcome = self._compose(job)
        if outcome.faults and self._version(today) != version:
            # What was read may be neither what the version names nor what is there now: it is nobody's fault.
            return []
        if outcome.faults:
            self._shelf.keep_faults(version, today, outcome.faults)
            raise ContentError(outcome.faults)
        return outcome.overdue_reviews
