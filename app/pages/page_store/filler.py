"""Keeps the store filled: after the start, after each content change, and again until the renderer is back."""

import logging
import threading
import time
from pathlib import Path

from app.configuration.files import exclusive_lock
from app.content.snapshots.snapshot import ContentSnapshot
from app.content.snapshots.snapshot_file import SnapshotGone
from app.pages.current_content import CurrentContent
from app.pages.page_store.builder import build_pages, is_complete
from app.pages.page_store.page_store import PageStore
from app.pages.rendering.client import RendererClient
from app.pages.rendering.judge_reply import RendererUnavailable
from app.pages.repeated_line import RepeatedLine
from app.web.metrics.counted import PUBLICATIONS_SHOWN

POLL_EVERY_S = 0.1
# The pause before the next look at a version while the renderer fails.
SOON_S = 1.0
# The pause while all is well, after pages that cannot be rendered, or after a disk that refuses.
LATER_S = 15.0

_log = logging.getLogger(__name__)


class StoreFiller:
    """A daemon thread of each web process. A file lock lets only one process of the machine build at a time."""

    def __init__(self, *, current: CurrentContent, store: PageStore, renderer: RendererClient, lock_file: Path) -> None:
        self._content = current
        self._store = store
        self._renderer = renderer
        self._lock_file = lock_file
        self._made_current = ""
        self._withdrawn_for = ""
        self._seen_version: str | None = ""
        self._look_again_at_s = 0.0
        self._not_rendered = RepeatedLine()

    def start(self) -> None:
        """Start the thread. Call it in the web process, after the fork."""
        threading.Thread(target=self._run, name="page-store-filler", daemon=True).start()

    def _run(self) -> None:
        while True:
            time.sleep(POLL_EVERY_S)
            try:
                self.poll()
            except Exception:
                _log.exception("page store could not be filled")

    def poll(self) -> None:
        """Load new content, build its version if pages are missing, and make it current if it is new to this process.

        Until the new version is built, the current one is withdrawn. A process withdraws and makes current only once
        for each version, because a newer release may have made another version current in the meantime and must not
        be undone.
        """
        self._content.poll()
        snapshot = self._content.snapshot()
        version = None if snapshot is None else snapshot.version
        if version == self._seen_version and time.monotonic() < self._look_again_at_s:
            return
        try:
            pause_s = self._fill(snapshot)
        except OSError as error:
            _log.error("page store cannot be written", extra={"reason": error.strerror})
            pause_s = LATER_S
        self._seen_version, self._look_again_at_s = version, time.monotonic() + pause_s

    def _fill(self, snapshot: ContentSnapshot | None) -> float:
        """Return how long to wait before looking at the same version again."""
        if snapshot is None:
            # Without content, nobody knows which version is wanted.
            self._store.withdraw()
            return SOON_S
        if not is_complete(self._store, snapshot):
            if self._withdrawn_for != snapshot.version and self._store.fresh() != snapshot.version:
                self._store.withdraw()
            self._withdrawn_for = snapshot.version
            with exclusive_lock(self._lock_file) as mine:
                if not mine:
                    return 0.0
                pause_s = self._build(snapshot)
            if pause_s:
                return pause_s
        if self._made_current != snapshot.version or self._store.current() is None:
            if self._store.fresh() != snapshot.version:
                self._store.make_current(snapshot.version)
            self._made_current = snapshot.version
            PUBLICATIONS_SHOWN.set(snapshot.publication_sequence)
        self._store.mark_wanted(snapshot.version)
        return LATER_S

    def _build(self, snapshot: ContentSnapshot) -> float:
        """Return how long to wait before trying again, 0 after success."""
        if is_complete(self._store, snapshot):
            return 0.0
        started_s = time.perf_counter()
        try:
            failed = build_pages(snapshot, self._store, self._renderer)
        except (RendererUnavailable, SnapshotGone) as error:
            if self._not_rendered.is_due(str(error)):
                page = error.page if isinstance(error, RendererUnavailable) else None
                facts = {"reason": str(error), "page": page, "version": snapshot.version}
                _log.warning("pages not rendered; trying again", extra=facts)
            return SOON_S
        self._not_rendered.end()
        for key, failure in failed.items():
            _log.error("page not rendered into the store", extra={"page": key, "reason": str(failure)})
        seconds = round(time.perf_counter() - started_s, 2)
        _log.info("pages rendered", extra={"failed": len(failed), "seconds": seconds, "version": snapshot.version})
        return LATER_S if failed else 0.0
