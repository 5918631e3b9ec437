"""Loads what the front hands out: stored pages, their datasets, and files of the client build."""

import logging
from collections.abc import Mapping
from functools import partial
from typing import NamedTuple

from app.configuration.settings import Settings
from app.content.live_paths import HOME, card_digest, page_of_twin
from app.content.pictures.picture_folder import media_type_of, variant_name
from app.content.snapshots.snapshot import ContentSnapshot
from app.pages.cards.card_folder import PNG, CardFolder
from app.pages.front.asset_archive import AssetArchive
from app.pages.front.asset_replies import AssetFile, asset_files, asset_reply
from app.pages.front.client_build import MANIFEST
from app.pages.front.reply_cache import ReplyCache
from app.pages.page_store.current_content import CurrentContent
from app.pages.page_store.store import PageStore
from app.pages.replies.ready_reply import ReadyReply, stored_reply
from app.pages.replies.text_reply import download_reply, has_twin, may_be_text, text_reply, twin_reply
from app.web.response_headers import CACHE_HASHED_ASSET, CARD_HEADERS, Header

_log = logging.getLogger(__name__)


class _Stamp(NamedTuple):
    """Changes when there is something new: the current version, or another client build."""

    version: str | None
    client_built_at_ns: int


class FrontReplies:
    """Tells current replies from outdated ones.

    Whenever something is new, all replies are outdated, and each is made again when it is next asked for.
    """

    def __init__(
        self, settings: Settings, *, current: CurrentContent, store: PageStore, cards: CardFolder, common: list[Header]
    ) -> None:
        self._current = current
        self._store = store
        self._client_dist_dir = settings.client_dist_dir
        self._kept_assets = AssetArchive(settings.kept_assets_dir)
        self._cards = cards
        self._pictures_dir = settings.pictures_dir
        self._memory_bytes = settings.page_memory_mb * 1024 * 1024
        self._common = common
        self._origin = settings.public_origin
        self._stamp: _Stamp | None = None

    def load(self, in_use: ReplyCache | None) -> ReplyCache:
        """Return the replies in use, or newer ones. A fault is logged and leaves those in use."""
        try:
            stamp = self._read_stamp()
            if in_use is not None and stamp == self._stamp:
                return in_use
            make = partial(self._make, self._current.snapshot(), asset_files(self._client_dist_dir))
        except Exception:
            _log.exception("stored pages could not be loaded")
            return in_use or ReplyCache(lambda _path: None, limit_bytes=0)
        self._stamp = stamp
        return ReplyCache(make, limit_bytes=self._memory_bytes)

    def _read_stamp(self) -> _Stamp:
        snapshot = self._current.snapshot()
        version = None if snapshot is None else snapshot.version
        try:
            built_at_ns = (self._client_dist_dir / MANIFEST).stat().st_mtime_ns
        except FileNotFoundError:
            built_at_ns = 0
        return _Stamp(version, built_at_ns)

    def _make(self, snapshot: ContentSnapshot | None, assets: Mapping[str, AssetFile], path: str) -> ReadyReply | None:
        """Return the reply of a path, None where there is none. A fault is logged; then Flask answers."""
        try:
            asset = assets.get(path) or self._kept_assets.find(path) or self._card(path) or self._picture(path)
            if asset is not None:
                return asset_reply(asset)
            return None if snapshot is None else self._of_content(snapshot, path)
        except Exception:
            _log.exception("a reply could not be made ready", extra={"page": path})
            return None

    def _card(self, path: str) -> AssetFile | None:
        digest = card_digest(path)
        if digest is None or not self._cards.file(digest).is_file():
            return None
        # Cards are large, and crawlers ask for them one by one. In memory a few of them would displace all pages.
        return AssetFile(self._cards.file(digest), PNG, CACHE_HASHED_ASSET, CARD_HEADERS, in_memory=False)

    def _picture(self, path: str) -> AssetFile | None:
        name = variant_name(path)
        if name is None or not (self._pictures_dir / name).is_file():
            return None
        return AssetFile(self._pictures_dir / name, media_type_of(name), CACHE_HASHED_ASSET, in_memory=False)

    def _of_content(self, snapshot: ContentSnapshot, path: str) -> ReadyReply | None:
        """Return a public page, its twin or a dataset. Flask answers private pages, with no-store."""
        if may_be_text(path):
            return text_reply(snapshot, path)
        page_path = page_of_twin(path)
        if page_path is not None:
            return self._twin(snapshot, page_path)
        if path not in snapshot.paths:
            above = path.rpartition("/")[0] or HOME
            return download_reply(snapshot, path, self._origin + above) if above in snapshot.paths else None
        if snapshot.ledger[path].state == "private":
            return None
        return stored_reply(self._store, snapshot.version, path, self._common)

    def _twin(self, snapshot: ContentSnapshot, page_path: str) -> ReadyReply | None:
        if not has_twin(snapshot, page_path):
            return None
        page = self._store.get(snapshot.version, page_path)
        return None if page is None else twin_reply(snapshot, page_path, page, self._origin)
