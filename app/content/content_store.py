"""The current snapshot of the content. It is replaced if files or the year change, or if figures become old."""

import logging
import threading
from collections.abc import Callable
from datetime import date
from pathlib import Path
from time import monotonic

from app.configuration.files import exclusive_lock
from app.configuration.root import PICTURES_DIR
from app.content.calendar import today_in_india
from app.content.editions.published import Kind
from app.content.errors import ContentError, Fault
from app.content.models.form_rules import FormRules
from app.content.snapshots.composing_messages import ComposeJob, ComposeOutcome
from app.content.snapshots.composing_process import ComposerFailed, run_composer
from app.content.snapshots.folder_files import read_files, stats_digest
from app.content.snapshots.snapshot import ContentSnapshot
from app.content.snapshots.snapshot_store import LOCK_FILE, SnapshotStore
from app.content.snapshots.variant import SiteVariant

EXTENSION = "content"
FAILED_PAUSE_S = 15.0
# With thousands of files, checks are made less often, so that they take at most 1 % of the time.
_PAUSE_FACTOR = 100

_log = logging.getLogger(__name__)

_Seen = tuple[str, date]
"""A digest of the files' states, and the day in India: the age of figures depends on it."""


class ContentStore:
    """Holds the last good snapshot. Safe to share between threads; nothing is read before the first use.

    `publications_file` is what staff have published over the folder. Snapshots are composed by one process of the
    machine and kept in `snapshot_dir`, where the others find them. `today` returns the date in India; it and `compose`
    are parameters for tests.
    """

    def __init__(
        self,
        content_dir: Path,
        snapshot_dir: Path,
        variant: SiteVariant,
        *,
        publications_file: Path | None = None,
        pictures_dir: Path = PICTURES_DIR,
        today: Callable[[], date] = today_in_india,
        compose: Callable[[ComposeJob], ComposeOutcome] = run_composer,
    ) -> None:
        self._content_dir = content_dir
        self._publications_file = publications_file
        self._pictures_dir = pictures_dir
        self._snapshots = SnapshotStore(snapshot_dir, variant)
        self._variant = variant
        self._today = today
        self._compose = compose
        self._lock = threading.Lock()
        self._current: ContentSnapshot | None = None
        self._faults: list[Fault] = []
        self._seen: _Seen | None = None
        self._next_look_s = 0.0
        self._may_take: Callable[[str], bool] = lambda _content: True

    def ask_before_taking(self, may_take: Callable[[str], bool]) -> None:
        """Set the check that decides, by the digest of its files, whether changed content may be taken."""
        self._may_take = may_take

    @property
    def snapshot(self) -> ContentSnapshot:
        """The current content, else the last good one. Raises ContentError if the first load fails and none is kept."""
        return self._current or self._load_first()

    @property
    def faults(self) -> list[Fault]:
        """The faults of the current files; [] if the snapshot is of them."""
        return self._faults

    def form_rules(self) -> FormRules:
        """Return the rules for queries. Raises ContentError like `snapshot`."""
        return self.snapshot.form_rules

    def title_of(self, kind: Kind, subject: str) -> str:
        """Return what staff call a subject. If that cannot be read, return the subject's name in files."""
        try:
            return self.snapshot.title_of(kind, subject)
        except ContentError:
            return subject

    def poll(self) -> None:
        """Take a change of files or date; other threads get the last good snapshot meanwhile. Raises ContentError."""
        started_s = monotonic()
        if self._current is None:
            self._load_first()
        elif started_s >= self._next_look_s and not self._misses_publications(self._current):
            seen = stats_digest(self._content_dir, self._publications_file), self._today()
            self._next_look_s = started_s + (monotonic() - started_s) * _PAUSE_FACTOR
            # If the file was removed, it is composed again; but not while the files have faults.
            if seen != self._seen or not (self._faults or self._current.file.exists()):
                self._renew(self._current, seen)

    def _load_first(self) -> ContentSnapshot:
        with self._lock:
            if self._current is not None:
                return self._current
            seen = stats_digest(self._content_dir, self._publications_file), self._today()
            try:
                snapshot = self._find_or_compose(seen[1], waits=True)
                if snapshot is None:
                    raise ComposerFailed("the files changed while they were read")
                return self._take(snapshot, seen)
            except (ContentError, ComposerFailed) as error:
                kept = self._snapshots.last_good()
                self._report(error, kept, seen)
                if kept is None:
                    raise ContentError(self._faults) from None
                self._snapshots.mark_used(kept)
                self._current = kept
                return kept

    def _renew(self, current: ContentSnapshot, seen: _Seen) -> None:
        try:
            snapshot = self._find_or_compose(seen[1], waits=False)
        except (ContentError, ComposerFailed) as error:
            self._report(error, current, seen)
            return
        if snapshot is not None and self._may_take(snapshot.content_digest):
            if self._faults:
                _log.info("content is without faults again", extra={"version": snapshot.version})
            self._take(snapshot, seen)

    def _find_or_compose(self, today: date, *, waits: bool) -> ContentSnapshot | None:
        """Return the snapshot of the current files, which is composed if it is not kept.

        None if the files changed while they were read; and, unless the caller `waits`, while another process composes.
        Raises ContentError with the faults of the files, ComposerFailed if nobody could find out.
        """
        content = read_files(self._content_dir, self._publications_file).digest
        kept = self._snapshots.find(content, today)
        if kept is not None:
            return kept
        try:
            with exclusive_lock(self._snapshots.folder / LOCK_FILE, waits=waits) as mine:
                # The process that held the lock before may have composed it.
                if mine and self._snapshots.find(content, today) is None:
                    self._compose_files(today)
        except OSError as error:
            raise ComposerFailed(f"SNAPSHOT_DIR {self._snapshots.folder}: {error.strerror}") from None
        return self._snapshots.find(content, today)

    def _compose_files(self, today: date) -> None:
        job = ComposeJob(
            content_dir=self._content_dir,
            publications_file=self._publications_file,
            folder=self._snapshots.folder,
            pictures_dir=self._pictures_dir,
            variant=self._variant,
            variant_name=self._variant.name,
            today=today,
        )
        faults = self._compose(job).faults
        if faults:
            raise ContentError(faults)

    def _misses_publications(self, current: ContentSnapshot) -> bool:
        """Return whether the file of publications was removed: until it is back, the folder alone is outdated."""
        file = self._publications_file
        return file is not None and current.publication_sequence > 0 and not file.exists()

    def _take(self, snapshot: ContentSnapshot, seen: _Seen) -> ContentSnapshot:
        self._snapshots.mark_used(snapshot)
        self._current, self._seen, self._faults = snapshot, seen, []
        return snapshot

    def _report(self, error: ContentError | ComposerFailed, used: ContentSnapshot | None, seen: _Seen) -> None:
        if isinstance(error, ContentError):
            # The faults stay until the files or the day change.
            self._faults, self._seen = error.faults, seen
            message = "content has faults, an earlier version stays in use"
        else:
            self._faults = [Fault(self._content_dir.name, 1, "", f"could not be composed: {error}")]
            self._seen, self._next_look_s = None, monotonic() + FAILED_PAUSE_S
            message = "content could not be composed, an earlier version stays in use"
        if used is not None:
            facts = {"version": used.version, "faults": [str(fault) for fault in self._faults]}
            _log.error(message, extra=facts)
