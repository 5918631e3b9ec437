"""The current snapshot of the content. It is replaced if files or the year change, or if figures become old."""

import logging
import threading
from collections.abc import Callable
from datetime import date
from pathlib import Path
from time import monotonic

from app.configuration.root import PICTURES_DIR
from app.content.calendar import old_days, today_in_india
from app.content.editions.published import Kind
from app.content.errors import ContentError, Fault
from app.content.models.form_rules import FormRules
from app.content.snapshots.job import ComposeJob, ComposeOutcome, ComposerFailed, run_composer
from app.content.snapshots.provider import SnapshotProvider
from app.content.snapshots.snapshot import ContentSnapshot
from app.content.snapshots.snapshot_file import SnapshotGone
from app.content.snapshots.snapshot_store import SnapshotStore
from app.content.snapshots.variant import SiteVariant, stats_digest

EXTENSION = "content"
FAILED_PAUSE_S = 15.0
NOT_YET_PAUSE_S = 0.2
MARK_USED_EVERY_S = 3600.0
# With thousands of files, checks are made less often, so that they take at most 2 % of the time.
_PAUSE_PER_LOOK = 50

_log = logging.getLogger(__name__)

_Seen = tuple[str, date]
"""A digest of the files' states, and the day in India."""


class ContentStore:
    """Holds the last good snapshot. Safe to share between threads; nothing is read before the first use.

    `publications_file` is what staff have published over the folder. Snapshots are composed by one process of the
    machine and kept in `snapshot_dir`, where the others find them. `today` tells the date in India; it and `compose`
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
        self._snapshots = SnapshotStore(snapshot_dir, variant)
        self._provider = SnapshotProvider(
            content_dir, publications_file, self._snapshots, variant, compose, pictures_dir=pictures_dir
        )
        self._today = today
        self._lock = threading.Lock()
        self._current: ContentSnapshot | None = None
        self._faults: list[Fault] = []
        self._seen: _Seen | None = None
        self._next_look_s = 0.0
        self._mark_at_s = 0.0
        self._may_take: Callable[[str], bool] = lambda _content: True

    def ask_before_taking(self, may_take: Callable[[str], bool]) -> None:
        """Set the check that decides, by the digest of its files, whether changed content may be taken."""
        self._may_take = may_take

    @property
    def snapshot(self) -> ContentSnapshot:
        """The current content; the last good one where the files have faults, which are logged.

        Raises ContentError when the first load finds faults and no earlier snapshot is kept.
        """
        return self._current or self._first()

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
            return self.snapshot.desk_subject(kind, subject).title
        except (ContentError, KeyError, SnapshotGone, OSError):
            return subject

    def poll(self) -> None:
        """Take a change of the files, or of what the date decides, if there is one.

        One thread calls it several times a second. Raises ContentError like `snapshot`. Meanwhile other threads get the
        last good snapshot.
        """
        if self._current is None:
            self._first()
            return
        started_s = monotonic()
        if started_s < self._next_look_s or self._misses_publications(self._current):
            return
        seen = self._what_is_there()
        pause_s = (monotonic() - started_s) * _PAUSE_PER_LOOK
        with self._lock:
            self._next_look_s = started_s + max(pause_s, self._renew(self._current, seen))

    def _first(self) -> ContentSnapshot:
        with self._lock:
            if self._current is not None:
                return self._current
            seen: _Seen | None
            _, today = seen = self._what_is_there()
            try:
                snapshot = self._provider.of_files(today, waits=True)
                assert snapshot is not None  # noqa: S101 - who waits gets it
                self._faults = []
            except (ContentError, ComposerFailed) as error:
                self._faults = self._faults_of(error)
                snapshot = self._snapshots.last_good()
                if snapshot is None:
                    raise ContentError(self._faults) from None
                self._report(error, snapshot)
                # The faults of the files stay until the files change; a failed process may soon do better.
                seen = seen if isinstance(error, ContentError) else None
            return self._use(snapshot, seen)

    def _renew(self, current: ContentSnapshot, seen: _Seen) -> float:
        """Return the minimum wait before the next check."""
        if _is_unchanged(current, self._seen, seen) and (self._faults or current.file.exists()):
            self._mark_used(current)
            return 0.0
        try:
            snapshot = self._provider.of_files(seen[1], waits=False)
        except ContentError as error:
            self._report(error, current)
            self._seen = seen
            return 0.0
        except ComposerFailed as error:
            self._report(error, current)
            return FAILED_PAUSE_S
        if snapshot is not None:
            if not self._may_take(snapshot.content_digest):
                return NOT_YET_PAUSE_S
            if self._faults:
                _log.info("content is without faults again", extra={"version": snapshot.version})
            self._faults = []
            self._use(snapshot, seen)
        return 0.0

    def _misses_publications(self, current: ContentSnapshot) -> bool:
        """Tell whether the file of what was published was removed.

        Until it is written again, the folder alone is outdated.
        """
        file = self._publications_file
        return file is not None and current.publication_sequence > 0 and not file.exists()

    def _what_is_there(self) -> _Seen:
        return stats_digest(self._content_dir, self._publications_file), self._today()

    def _use(self, snapshot: ContentSnapshot, seen: _Seen | None) -> ContentSnapshot:
        self._current, self._seen, self._mark_at_s = snapshot, seen, 0.0
        self._mark_used(snapshot)
        return snapshot

    def _mark_used(self, snapshot: ContentSnapshot) -> None:
        if monotonic() >= self._mark_at_s:
            self._mark_at_s = monotonic() + MARK_USED_EVERY_S
            self._snapshots.mark_used(snapshot.version, snapshot.content_digest)

    def _report(self, error: ContentError | ComposerFailed, used: ContentSnapshot) -> None:
        self._faults = self._faults_of(error)
        happened = "content has faults" if isinstance(error, ContentError) else "content could not be composed"
        _log.error("%s, version %s stays in use:\n%s", happened, used.version, error)

    def _faults_of(self, error: ContentError | ComposerFailed) -> list[Fault]:
        if isinstance(error, ContentError):
            return error.faults
        return [Fault(self._content_dir.name, 1, "", f"could not be composed: {error}")]


def _is_unchanged(current: ContentSnapshot, then: _Seen | None, now: _Seen) -> bool:
    """Return whether the same files give the same content on both days."""
    if then is None or then[0] != now[0]:
        return False
    before, after = ((day.year, old_days(current.stated_on, day)) for day in (then[1], now[1]))
    return before == after
