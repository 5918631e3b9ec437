"""Loads what the front hands out, when there is something new to load."""

import logging
from collections.abc import Mapping
from pathlib import Path
from typing import NamedTuple

from app.content.snapshots.snapshot import ContentSnapshot
from app.http.response_headers import Header
from app.pages.front.asset_replies import asset_replies
from app.pages.front.client_build import MANIFEST
from app.pages.front.download_replies import download_replies
from app.pages.page_store.store import PageStore
from app.pages.page_store.wanted_content import WantedContent
from app.pages.replies.page_replies import stored_replies
from app.pages.replies.ready_reply import MemoryBudget, ReadyReply

_log = logging.getLogger(__name__)


class _Stamp(NamedTuple):
    """Changes when there is something new: the wanted version, the end of a build, another client build."""

    version: str | None
    filled_at_s: float
    client_built_at_ns: int


class FrontReplies:
    """The pages of the wanted version that are stored, and the files of the client build, within a memory limit."""

    def __init__(
        self, *, wanted: WantedContent, store: PageStore, client_dist_dir: Path, memory_mb: int, common: list[Header]
    ) -> None:
        self._wanted = wanted
        self._store = store
        self._client_dist_dir = client_dist_dir
        self._memory_bytes = memory_mb * 1024 * 1024
        self._common = common
        self._stamp: _Stamp | None = None
        self._downloads: tuple[str, dict[str, ReadyReply]] = ("", {})

    def load(self, in_use: Mapping[str, ReadyReply] | None) -> Mapping[str, ReadyReply]:
        """Return the replies in use, or newer ones. A fault is logged and leaves those in use."""
        try:
            stamp = self._read_stamp()
            if in_use is not None and stamp == self._stamp:
                return in_use
            replies = self._read_replies()
        except Exception:
            _log.exception("stored pages could not be loaded")
            return in_use or {}
        self._stamp = stamp
        return replies

    def _read_stamp(self) -> _Stamp:
        snapshot = self._wanted.snapshot()
        version = None if snapshot is None else snapshot.version
        try:
            built_at_ns = (self._client_dist_dir / MANIFEST).stat().st_mtime_ns
        except FileNotFoundError:
            built_at_ns = 0
        filled_at_s = 0.0 if version is None else self._store.filled_at_s(version)
        return _Stamp(version, filled_at_s, built_at_ns)

    def _read_replies(self) -> dict[str, ReadyReply]:
        memory = MemoryBudget(self._memory_bytes)
        snapshot = self._wanted.snapshot()
        pages: dict[str, ReadyReply] = {}
        if snapshot is not None:
            pages = stored_replies(self._store, snapshot.version, _cacheable_paths(snapshot), self._common, memory)
            pages |= self._read_downloads(snapshot)
        return {**asset_replies(self._client_dist_dir, memory), **pages}

    def _read_downloads(self, snapshot: ContentSnapshot) -> dict[str, ReadyReply]:
        """Compress the datasets once per content version; a page build looks in here many times."""
        if self._downloads[0] != snapshot.version:
            self._downloads = (snapshot.version, download_replies(snapshot))
        return self._downloads[1]


def _cacheable_paths(snapshot: ContentSnapshot) -> tuple[str, ...]:
    """Return the stored pages that anyone may keep; Flask answers the private ones, with no-store."""
    return tuple(path for path in snapshot.paths if snapshot.ledger[path].state != "private")
