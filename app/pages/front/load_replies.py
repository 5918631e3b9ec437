"""Loads what the front hands out: stored pages, their datasets and texts, and files."""

import logging
from functools import partial

from app.configuration.settings import Settings
from app.content.known_paths import HOME, LLMS_PATH, page_of_twin
from app.content.snapshots.snapshot import ContentSnapshot
from app.pages.current_content import CurrentContent
from app.pages.front.reply_cache import ReplyCache
from app.pages.front.site_files import SiteFiles
from app.pages.page_store.page_store import PageStore
from app.pages.replies.ready_reply import ReadyReply, stored_reply
from app.pages.replies.text_reply import download_reply, has_twin, list_reply, twin_reply
from app.web.response_headers import Header

_log = logging.getLogger(__name__)


class FrontReplies:
    """Makes the front's replies; with another version, each is made again when it is next asked for."""

    def __init__(self, settings: Settings, *, current: CurrentContent, store: PageStore, common: list[Header]) -> None:
        self._current = current
        self._store = store
        self._common = common
        self._origin = settings.public_origin
        self._memory_bytes = settings.page_memory_mb * 1024 * 1024
        self._files = SiteFiles(settings)
        self._version: str | None = None

    def load(self, in_use: ReplyCache | None) -> ReplyCache:
        """Return the replies in use, or newer ones. A fault is logged and leaves those in use."""
        try:
            snapshot = self._current.snapshot()
        except Exception:
            _log.exception("content could not be read; the replies in use stay")
            snapshot = None
        version = None if snapshot is None else snapshot.version
        if in_use is not None and version in {None, self._version}:
            return in_use
        self._version = version
        return ReplyCache(partial(self._make, snapshot), limit_bytes=self._memory_bytes)

    def _make(self, snapshot: ContentSnapshot | None, path: str) -> ReadyReply | None:
        """Return the reply of a path, None where there is none. A fault is logged; then Flask answers."""
        try:
            reply = self._files.reply(path)
            return self._of_content(snapshot, path) if reply is None and snapshot is not None else reply
        except Exception:
            _log.exception("reply not loaded into memory", extra={"path": path})
            return None

    def _of_content(self, snapshot: ContentSnapshot, path: str) -> ReadyReply | None:
        """Return a public page, its twin or a dataset. Flask answers private pages, with no-store."""
        if path == LLMS_PATH:
            return list_reply(snapshot)
        page_path = page_of_twin(path)
        if page_path is not None:
            page = self._store.get(snapshot.version, page_path) if has_twin(snapshot, page_path) else None
            return None if page is None else twin_reply(snapshot, page_path, page, self._origin)
        if path not in snapshot.paths:
            above = path.rpartition("/")[0] or HOME
            return download_reply(snapshot, path, self._origin + above) if above in snapshot.paths else None
        if snapshot.ledger[path].state == "private":
            return None
        return stored_reply(self._store, snapshot.version, path, self._common)
