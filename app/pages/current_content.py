"""The content snapshot that pages are rendered from, also while the content folder is broken."""

import logging
import time
from collections.abc import Callable

from app.content.content_store import ContentStore
from app.content.errors import ContentError, Fault
from app.content.snapshots.snapshot import ContentSnapshot
from app.pages.path_policy import PathIndex
from app.pages.repeated_line import RepeatedLine

RETRY_S = 1.0

_log = logging.getLogger(__name__)


class CurrentContent:
    """Hands out the current snapshot and its path index.

    A web process that starts while the content is broken must not take the site down. It has no snapshot, answers with
    stored pages, and tries again at most once a second.
    """

    def __init__(self, content: ContentStore) -> None:
        self._content = content
        self._retry_at_s = 0.0
        self._not_usable = RepeatedLine()
        self._index: tuple[str, PathIndex] | None = None

    def snapshot(self) -> ContentSnapshot | None:
        """Return the snapshot, None while there is none."""
        if time.monotonic() < self._retry_at_s:
            return None
        try:
            snapshot = self._content.snapshot
        except ContentError as error:
            self._put_off(error)
            return None
        self._not_usable.end()
        return snapshot

    def content_digest(self) -> str | None:
        """Return the digest of the files the snapshot is of, None while there is none."""
        snapshot = self.snapshot()
        return None if snapshot is None else snapshot.content_digest

    def publication_sequence(self) -> int | None:
        """Return how many publications the snapshot holds, None while there is none."""
        snapshot = self.snapshot()
        return None if snapshot is None else snapshot.publication_sequence

    def ask_before_taking(self, may_take: Callable[[str], bool]) -> None:
        """Set the check that decides, by its digest, whether changed content may be taken."""
        self._content.ask_before_taking(may_take)

    @property
    def faults(self) -> list[Fault]:
        """The faults of the content's files. While there are any, the snapshot is of earlier content."""
        return self._content.faults

    def poll(self) -> None:
        """Take changed content, if there is any."""
        if time.monotonic() >= self._retry_at_s:
            try:
                self._content.poll()
            except ContentError as error:
                self._put_off(error)

    def _put_off(self, error: ContentError) -> None:
        self._retry_at_s = time.monotonic() + RETRY_S
        faults = [str(fault) for fault in error.faults]
        if self._not_usable.is_due("\n".join(faults)):
            _log.error("content is not usable", extra={"faults": faults})

    def path_index(self, snapshot: ContentSnapshot) -> PathIndex:
        """Return the index of the snapshot's paths, built once per version."""
        known = self._index
        if known is None or known[0] != snapshot.version:
            dynamic = (path for path, url in snapshot.ledger.items() if url.state == "dynamic")
            known = self._index = (snapshot.version, PathIndex.build([*snapshot.paths, *dynamic], snapshot.redirects))
        return known[1]
