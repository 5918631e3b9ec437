"""The door to content: the current snapshot, composed anew when the files or the year change."""

import logging
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import date
from pathlib import Path
from time import monotonic

from app.content.calendar import today_in_india
from app.content.checks.check_content import check_content
from app.content.errors import ContentError, Fault
from app.content.models.lead_rules import LeadRules
from app.content.reading.lead_rules_file import load_lead_rules
from app.content.reading.loader import LEAD_RULES, content_files, load_sources
from app.content.snapshot import ContentSnapshot, Edition, compose_snapshot
from app.content.sources import ContentSources

__all__ = ["WATCH_INTERVAL_S", "ContentSnapshot", "ContentStore"]

_log = logging.getLogger(__name__)

WATCH_INTERVAL_S = 0.25

FileStats = tuple[tuple[str, int, int, int], ...]


@dataclass(frozen=True)
class _Loaded:
    """A good load: the sources are kept so that a new year needs no second reading."""

    sources: ContentSources
    snapshot: ContentSnapshot
    year: int


class ContentStore:
    """Holds the last good snapshot. Safe to share between threads; nothing is read before the first use.

    `origin` has no slash at its end. `include_development` adds the pages that exist outside production only.
    `watch` looks at the files at most four times a second and reads them again when one changed; without it they are
    read once. `today` tells the date in India and is a parameter for tests.
    """

    def __init__(
        self,
        content_dir: Path,
        *,
        origin: str,
        build_id: str,
        include_development: bool,
        geocoder_url: str = "",
        watch: bool,
        today: Callable[[], date] = today_in_india,
    ) -> None:
        self._content_dir = content_dir
        self._origin = origin
        self._build_id = build_id
        self._include_development = include_development
        self._geocoder_url = geocoder_url
        self._watch = watch
        self._today = today
        self._lock = threading.Lock()
        self._loaded: _Loaded | None = None
        self._stats: FileStats = ()
        self._next_look_s = 0.0

    @property
    def snapshot(self) -> ContentSnapshot:
        """The current content.

        Raises ContentError when the first load finds faults. A later load with faults is logged and the last good
        snapshot stays.
        """
        loaded = self._loaded
        if loaded is None:
            return self._first()
        if loaded.year != self._today().year or (self._watch and monotonic() >= self._next_look_s):
            return self._renewed(loaded)
        return loaded.snapshot

    def lead_rules(self) -> LeadRules:
        """Return what a query is judged by, also while the rest of the content is broken.

        Raises ContentError when the rules themselves cannot be used.
        """
        try:
            return self.snapshot.lead_rules
        except ContentError:
            with _unreadable_is_a_fault(LEAD_RULES):
                return load_lead_rules(self._content_dir / LEAD_RULES)

    def _first(self) -> ContentSnapshot:
        with self._lock:
            if self._loaded is None:
                self._stats = _file_stats(self._content_dir)
                self._loaded = self._compose(self._load())
                self._next_look_s = monotonic() + WATCH_INTERVAL_S
            return self._loaded.snapshot

    def _renewed(self, loaded: _Loaded) -> ContentSnapshot:
        """Bring the snapshot up to date in one thread; the others are served the last good one meanwhile."""
        if self._lock.acquire(blocking=False):
            try:
                loaded = self._loaded = self._renew(self._loaded or loaded)
            finally:
                self._lock.release()
        return loaded.snapshot

    def _renew(self, loaded: _Loaded) -> _Loaded:
        if self._watch and monotonic() >= self._next_look_s:
            self._next_look_s = monotonic() + WATCH_INTERVAL_S
            stats = _file_stats(self._content_dir)
            if stats != self._stats:
                self._stats = stats
                loaded = self._reload(loaded)
        return loaded if loaded.year == self._today().year else self._compose(loaded.sources)

    def _reload(self, loaded: _Loaded) -> _Loaded:
        try:
            return self._compose(self._load())
        except ContentError as error:
            _log.error("content has faults, the last good version stays in use:\n%s", error)
            return loaded

    def _load(self) -> ContentSources:
        with _unreadable_is_a_fault(self._content_dir.name):
            sources = load_sources(self._content_dir)
        result = check_content(sources, self._today())
        if result.faults:
            raise ContentError(result.faults)
        return sources

    def _compose(self, sources: ContentSources) -> _Loaded:
        year = self._today().year
        edition = Edition(self._origin, self._build_id, self._include_development, year, self._geocoder_url)
        return _Loaded(sources, compose_snapshot(sources, edition), year)


@contextmanager
def _unreadable_is_a_fault(name: str) -> Iterator[None]:
    try:
        yield
    except (OSError, UnicodeDecodeError) as error:
        raise ContentError([Fault(name, 1, "", f"cannot be read: {error}")]) from None


def _file_stats(content_dir: Path) -> FileStats:
    """Return what changes when a file is written, replaced, added or removed, or the folder cannot be read."""
    try:
        paths = content_files(content_dir)
    except OSError as error:
        return ((str(error), 0, 0, 0),)
    stats = []
    for path in paths:
        try:
            found = path.stat()
        except OSError:
            continue
        stats.append((str(path), found.st_mtime_ns, found.st_size, found.st_ino))
    return tuple(stats)
