"""Where a page with earlier figures comes from: kept, or composed now by one process of the machine at a time."""

import logging
import threading
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from datetime import date
from pathlib import Path

from cachetools import TTLCache
from sqlalchemy.exc import SQLAlchemyError

from app.content.calendar import today_in_india
from app.content.editions.page_editions import PageEditions, ReplacedEdition
from app.content.editions.published import BASE_NUMBER, PublishedEdition
from app.content.snapshots.as_on_job import AsOnJob, AsOnOutcome, compose_as_on
from app.content.snapshots.edition import Edition
from app.content.snapshots.job import ComposerFailed
from app.content.snapshots.snapshot import ContentSnapshot
from app.database_trouble import kind_of_trouble
from app.files.file_lock import exclusive_lock
from app.pages.views.kept_as_on import MOST_KEPT, KeptAsOn
from app.pages.views.live_cache import Busy

LOCK_FILE = "compose.lock"
NOT_AGAIN_WITHIN_S = 60.0
"""What cannot be composed is not tried for each who asks."""

_log = logging.getLogger(__name__)

_Key = tuple[str, str, int]


class AsOnUnavailable(Exception):  # noqa: N818 - a state, not a mistake
    """The page cannot be composed now. The message says why."""


@dataclass(frozen=True)
class AsOnSource:
    """What pages with earlier figures are composed of.

    `read_figures` returns what a strategy published under a number, None where it did not; it raises SQLAlchemyError.
    `compose` and `today` are parameters for tests.
    """

    content_dir: Path
    publications_file: Path
    edition: Edition
    read_figures: Callable[[str, int], PublishedEdition | None]
    compose: Callable[[AsOnJob], AsOnOutcome] = compose_as_on
    today: Callable[[], date] = today_in_india


class AsOnSupply:
    """Supplies composed pages. Shared by threads."""

    def __init__(self, source: AsOnSource, kept: KeptAsOn) -> None:
        self._source = source
        self._kept = kept
        self._lock = threading.Lock()
        self._failed: TTLCache[_Key, str] = TTLCache(MOST_KEPT, NOT_AGAIN_WITHIN_S)

    @property
    def today(self) -> date:
        """The date in India."""
        return self._source.today()

    def version_today(self, snapshot: ContentSnapshot) -> str:
        """Return what pages among the words of a snapshot are kept under: figures say their age, which time changes."""
        return f"{snapshot.version}.{self.today}"

    def find(self, snapshot: ContentSnapshot, editions: PageEditions, replaced: ReplacedEdition) -> AsOnOutcome:
        """Return the page of an edition among the words of a snapshot.

        Raises Busy while another is composed, AsOnUnavailable when this one cannot be.
        """
        key = (self.version_today(snapshot), editions.subject, replaced.number)
        found = self._kept.find(*key)
        if found is not None:
            return found
        with self._lock:
            reason = self._failed.get(key)
        if reason is not None:
            raise AsOnUnavailable(reason)
        try:
            with exclusive_lock(self._kept.folder / LOCK_FILE) as is_mine:
                if not is_mine:
                    raise Busy("another page with earlier figures is composed")
                return self._kept.find(*key) or self._composed(key, snapshot, editions, replaced)
        except OSError as error:
            raise AsOnUnavailable(f"{self._kept.folder}: {error.strerror}") from None

    def _composed(
        self, key: _Key, snapshot: ContentSnapshot, editions: PageEditions, replaced: ReplacedEdition
    ) -> AsOnOutcome:
        source = self._source
        job = AsOnJob(
            content_dir=source.content_dir,
            publications_file=source.publications_file,
            edition=source.edition,
            today=source.today(),
            figures=self._figures(editions.subject, replaced),
            replaced=replaced,
            others=tuple(other for other in editions.replaced if other != replaced),
        )
        try:
            outcome = source.compose(job)
        except ComposerFailed as error:
            raise self._failed_with(key, str(error)) from None
        if outcome.faults:
            raise self._failed_with(key, "; ".join(map(str, outcome.faults)))
        if outcome.content_digest == snapshot.content_digest:
            # Files that have changed meanwhile are another version's.
            with suppress(OSError):
                self._kept.keep(*key, outcome)
        return outcome

    def _failed_with(self, key: _Key, reason: str) -> AsOnUnavailable:
        with self._lock:
            self._failed[key] = reason
        return AsOnUnavailable(reason)

    def _figures(self, subject: str, replaced: ReplacedEdition) -> PublishedEdition:
        if replaced.number == BASE_NUMBER:
            return PublishedEdition(
                kind="figures",
                subject=subject,
                number=BASE_NUMBER,
                as_on=replaced.as_on,
                published_at=replaced.replaced_at,
                base_digest="",
                data=None,
            )
        try:
            figures = self._source.read_figures(subject, replaced.number)
        except SQLAlchemyError as error:
            raise AsOnUnavailable(f"the database: {kind_of_trouble(error)}") from None
        if figures is None:
            raise AsOnUnavailable(f"edition {replaced.number} of {subject} is not in the database")
        return figures
