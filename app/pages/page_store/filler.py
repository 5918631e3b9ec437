"""Keeps the store filled: after the start, after each content change, and again until the renderer is back."""

import logging
import threading
import time
from pathlib import Path

from app.configuration.files import exclusive_lock
from app.content.snapshots.snapshot import ContentSnapshot
from app.content.snapshots.snapshot_file import SnapshotGone
from app.pages.page_store.builder import build_pages, is_complete
from app.pages.page_store.current_content import CurrentContent
from app.pages.page_store.store import PageStore
from app.pages.rendering.client import RendererClient
from app.pages.rendering.judge_reply import RendererUnavailable
from app.web.metrics.counted import PUBLICATIONS_SHOWN

POLL_EVERY_S = 0.1
MARK_WANTED_EVERY_S = 30.0
UNAVAILABLE_PAUSE_S = 1.0
FAILED_PAUSE_S = 30.0
DISK_PAUSE_S = 10.0

_log = logging.getLogger(__name__)


class StoreFiller:
    """A daemon thread of each web process. A file lock lets only one process of the machine build at a time."""

    def __init__(self, *, current: CurrentContent, store: PageStore, renderer: RendererClient, lock_file: Path) -> None:
        self._current = current
        self._store = store
        self._renderer = renderer
        self._lock_file = lock_file
        self._stop = threading.Event()
        self._thread: threading.Thread | None = None
        self._current_version = ""
        self._withdrawn_for = ""
        self._tried_version = ""
        self._retry_at_s = 0.0
        self._disk_retry_at_s = 0.0
        self._mark_at_s = 0.0

    def start(self) -> None:
        """Start the thread. Call it in the web process, after the fork."""
        self._thread = threading.Thread(target=self._run, name="page-store-filler", daemon=True)
        self._thread.start()

    def stop(self) -> None:
        """End the thread; returns when it has ended."""
        self._stop.set()
        if self._thread is not None:
            self._thread.join()

    def _run(self) -> None:
        while True:
            try:
                self.poll()
            except Exception:
                _log.exception("page store could not be filled")
            if self._stop.wait(POLL_EVERY_S):
                return

    def poll(self) -> None:
        """Load new content, build its version if pages are missing, and make it current if it is new to this process.

        Until the new version is built, the current one is withdrawn. A process withdraws and makes current only once
        for each version, because a newer release may have made another version current in the meantime and must not
        be undone. If the disk refuses a write, the next attempt waits DISK_PAUSE_S.
        """
        self._current.poll()
        if time.monotonic() < self._disk_retry_at_s:
            return
        try:
            self._fill()
        except OSError as error:
            self._disk_retry_at_s = time.monotonic() + DISK_PAUSE_S
            _log.error("page store cannot be written", extra={"reason": error.strerror})

    def _fill(self) -> None:
        snapshot = self._current.snapshot()
        if snapshot is None:
            # Without content, nobody knows which version is wanted.
            self._store.withdraw()
            return
        if not is_complete(self._store, snapshot):
            self._withdraw_all_but(snapshot.version)
            if not self._try_build(snapshot):
                return
        if self._current_version != snapshot.version or self._store.current() is None:
            if self._store.fresh() != snapshot.version:
                self._store.make_current(snapshot.version)
            self._current_version = snapshot.version
            PUBLICATIONS_SHOWN.set(snapshot.publication_sequence)
        self._mark_wanted(snapshot.version)

    def _withdraw_all_but(self, version: str) -> None:
        if self._withdrawn_for != version:
            self._withdrawn_for = version
            if self._store.fresh() != version:
                self._store.withdraw()

    def _mark_wanted(self, version: str) -> None:
        if time.monotonic() >= self._mark_at_s:
            self._store.mark_wanted(version)
            self._mark_at_s = time.monotonic() + MARK_WANTED_EVERY_S

    def _try_build(self, snapshot: ContentSnapshot) -> bool:
        if snapshot.version == self._tried_version and time.monotonic() < self._retry_at_s:
            return False
        with exclusive_lock(self._lock_file) as mine:
            if not mine:
                return False
            pause_s = 0.0 if is_complete(self._store, snapshot) else self._build(snapshot)
        self._tried_version = snapshot.version
        self._retry_at_s = time.monotonic() + pause_s
        return pause_s == 0.0

    def _build(self, snapshot: ContentSnapshot) -> float:
        """Return how long to wait before trying again, 0 after success."""
        started_s = time.perf_counter()
        try:
            outcome = build_pages(snapshot, self._store, self._renderer, lambda _key, _size: None)
        except (RendererUnavailable, SnapshotGone) as error:
            _log.warning("pages not built", extra={"reason": str(error), "version": snapshot.version})
            return UNAVAILABLE_PAUSE_S
        for key, failure in outcome.failed.items():
            _log.error("render failed", extra={"page": key, "block": failure.where, "reason": str(failure)})
        seconds = round(time.perf_counter() - started_s, 2)
        _log.info("pages built", extra={"count": len(outcome.stored), "seconds": seconds, "version": snapshot.version})
        return FAILED_PAUSE_S if outcome.failed else 0.0
