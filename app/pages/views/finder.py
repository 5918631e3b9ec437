"""Finds a page: in the store, by rendering, as a stale copy, or not at all. The product promises this order."""

import logging
import threading
import time
from collections import defaultdict
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Literal

from app.content.snapshots.snapshot import ContentSnapshot
from app.content.snapshots.snapshot_file import PageKey, SnapshotGone
from app.pages.page_store.store import PageStore
from app.pages.page_store.stored_page import StoredPage, compress_page
from app.pages.rendering.client import RendererClient
from app.pages.rendering.judge_reply import RendererUnavailable, RenderFailed

WAIT_WITH_STALE_S = 0.1

Source = Literal["store", "render", "stale"]

_log = logging.getLogger(__name__)


@dataclass(frozen=True)
class FoundPage:
    """A page and where it came from; `age_s` counts from when a stale copy was last right."""

    page: StoredPage
    source: Source
    age_s: int = 0


class SingleFlight:
    """One piece of work per key at a time inside a process. Keys are page paths: their number is bounded."""

    def __init__(self) -> None:
        self._guard = threading.Lock()
        self._locks: defaultdict[PageKey, threading.Lock] = defaultdict(threading.Lock)

    @contextmanager
    def turn(self, key: PageKey, *, wait_s: float) -> Iterator[bool]:
        """Yield True while the caller holds the key's turn, False if it did not come within `wait_s`."""
        with self._guard:
            lock = self._locks[key]
        taken = lock.acquire(timeout=wait_s)
        try:
            yield taken
        finally:
            if taken:
                lock.release()


class PageFinder:
    """Finds pages. `wait_s` is how long a request waits for another that renders the same page."""

    def __init__(self, store: PageStore, renderer: RendererClient, *, stale_limit_s: float, wait_s: float) -> None:
        self._store = store
        self._renderer = renderer
        self._stale_limit_s = stale_limit_s
        self._wait_s = wait_s
        self._flight = SingleFlight()

    def find(self, snapshot: ContentSnapshot, key: PageKey, *, request_id: str) -> FoundPage | None:
        """Return the page in the wanted version if it can be had, else a stale copy, else None."""
        kept = self._kept(snapshot.version, key)
        if kept is not None:
            return kept
        stale = self.find_stale(key, not_version=snapshot.version)
        wait_s = self._wait_s if stale is None else WAIT_WITH_STALE_S
        with self._flight.turn(key, wait_s=wait_s) as mine:
            if mine:
                return self._store_or_render(snapshot, key, request_id) or stale
        return stale

    def find_stale(self, key: PageKey, *, not_version: str | None) -> FoundPage | None:
        """Return the newest copy of another version within the stale limit, or None."""
        copy = self._store.newest_stale(key, not_version=not_version, max_age_s=self._stale_limit_s)
        return None if copy is None else FoundPage(copy, "stale", max(0, int(time.time() - copy.fresh_at_s)))

    def _store_or_render(self, snapshot: ContentSnapshot, key: PageKey, request_id: str) -> FoundPage | None:
        kept = self._kept(snapshot.version, key)
        if kept is not None:
            return kept
        try:
            html = self._renderer.render(snapshot.render_request_json(key), request_id=request_id)
        except SnapshotGone as error:
            _log.error("content not readable", extra={"reason": str(error), "page": key})
            return None
        except RendererUnavailable as error:
            _log.warning("renderer unavailable", extra={"reason": str(error), "page": key})
            return None
        except RenderFailed as error:
            _log.error("render failed", extra={"block": error.where, "reason": str(error), "page": key})
            return None
        return FoundPage(self._keep(snapshot.version, key, html), "render")

    def _kept(self, version: str, key: PageKey) -> FoundPage | None:
        stored = self._store.get(version, key)
        return None if stored is None else FoundPage(stored, "store")

    def _keep(self, version: str, key: PageKey, html: bytes) -> StoredPage:
        try:
            return self._store.put(version, key, html, effort="quick")
        except OSError:
            # The store's filler reports a disk that refuses. Until then, a page that is not stored is drawn for each
            # request.
            return compress_page(html, "quick", fresh_at_s=time.time())
