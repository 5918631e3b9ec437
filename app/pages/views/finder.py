"""Finds a page: in the store, by rendering, as a stale copy, or not at all. The product promises this order."""

import logging
import threading
import time
from contextlib import suppress
from dataclasses import dataclass
from typing import Literal

from app.content.snapshots.snapshot import ContentSnapshot
from app.content.snapshots.snapshot_file import PageKey, SnapshotGone
from app.pages.page_store.page_store import PageStore
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


class PageFinder:
    """Finds pages and renders one at a time. `wait_s` is how long a request without a stale copy waits for its turn."""

    def __init__(self, store: PageStore, renderer: RendererClient, *, stale_limit_s: float, wait_s: float) -> None:
        self._store = store
        self._renderer = renderer
        self._stale_limit_s = stale_limit_s
        self._wait_s = wait_s
        self._turn = threading.Lock()

    def find(self, snapshot: ContentSnapshot, key: PageKey, *, request_id: str) -> FoundPage | None:
        """Return the page in the wanted version if it can be had, else a stale copy, else None."""
        stored = self._store.get(snapshot.version, key)
        if stored is not None:
            return FoundPage(stored, "store")
        stale = self.find_stale(key, not_version=snapshot.version)
        if not self._turn.acquire(timeout=self._wait_s if stale is None else WAIT_WITH_STALE_S):
            return stale
        try:
            return self._store_or_render(snapshot, key, request_id) or stale
        finally:
            self._turn.release()

    def find_stale(self, key: PageKey, *, not_version: str | None) -> FoundPage | None:
        """Return the newest copy of another version within the stale limit, or None."""
        copy = self._store.newest_stale(key, not_version=not_version, max_age_s=self._stale_limit_s)
        return None if copy is None else FoundPage(copy, "stale", max(0, int(time.time() - copy.fresh_at_s)))

    def _store_or_render(self, snapshot: ContentSnapshot, key: PageKey, request_id: str) -> FoundPage | None:
        # Another request may have rendered it while this one waited.
        stored = self._store.get(snapshot.version, key)
        if stored is not None:
            return FoundPage(stored, "store")
        try:
            html = self._renderer.render(snapshot.render_request_json(key), request_id=request_id)
        except (RendererUnavailable, RenderFailed, SnapshotGone) as error:
            _log.error("page not rendered for a visitor", extra={"reason": str(error), "page": key})
            return None
        page = compress_page(html, "quick")
        # The store's filler reports a disk that refuses. Until then, the page is rendered for each request.
        with suppress(OSError):
            self._store.put(snapshot.version, key, page)
        return FoundPage(page, "render")
