"""Strategies' pages with the figures of earlier editions, and the rows of these."""

import logging
from collections.abc import Callable
from hashlib import sha256
from http import HTTPStatus

import brotli
from flask import Response, request

from app.content.editions.as_on_address import AsOnAddress, as_on_path
from app.content.editions.page_editions import PageEditions
from app.content.live_paths import strategy_slug
from app.content.snapshots.as_on_job import AsOnOutcome
from app.content.snapshots.download_files import DownloadAddress
from app.content.snapshots.snapshot import ContentSnapshot
from app.http.request_log import current_request_id
from app.http.response_headers import CACHE_HASHED_ASSET, NO_STORE, NOT_INDEXED, stands_for
from app.pages.rendering.client import RendererClient
from app.pages.rendering.judge_reply import RendererUnavailable, RenderFailed
from app.pages.replies.file_headers import csv_headers
from app.pages.replies.page_replies import page_headers
from app.pages.replies.send_document import pack_drawn, send_packed
from app.pages.views.as_on_supply import AsOnSupply, AsOnUnavailable
from app.pages.views.live_cache import Busy, LiveCache
from app.pages.views.screens import StatusScreens

_log = logging.getLogger(__name__)


class NoSuchRowsError(Exception):
    """The edition has no dataset of that name."""


class AsOnPages:
    """Draws and sends. What is not kept and cannot be drawn now is the 503 screen.

    `renderer` and `cache` are these pages' own, so that a flood of them takes no turn from others. `origin` has no
    slash at its end.
    """

    def __init__(
        self, renderer: RendererClient, cache: LiveCache, supply: AsOnSupply, screens: StatusScreens, *, origin: str
    ) -> None:
        self._renderer = renderer
        self._cache = cache
        self._supply = supply
        self._screens = screens
        self._origin = origin

    def show(self, snapshot: ContentSnapshot, asked: AsOnAddress) -> Response:
        """Answer with the page as on a day, or lead to the newest edition until then; 404 where there is none.

        Rows as on the day of the figures in force are the page's own: what was replaced once may be published again.
        """
        editions = snapshot.facts.editions.get(asked.page)
        if editions is None:
            return self._screens.show(HTTPStatus.NOT_FOUND)
        replaced = editions.on(asked.day)
        if replaced is None:
            return self._lead(editions, asked)
        try:
            return self._send(asked, snapshot, lambda: self._supply.find(snapshot, editions, replaced))
        except NoSuchRowsError:
            return self._screens.show(HTTPStatus.NOT_FOUND)
        except Busy as error:
            _log.warning("page with earlier figures refused", extra={"reason": str(error), "page": request.path})
        except (RendererUnavailable, RenderFailed, AsOnUnavailable) as error:
            _log.error("page with earlier figures not shown", extra={"reason": str(error), "page": request.path})
        return self._screens.show(HTTPStatus.SERVICE_UNAVAILABLE)

    def _lead(self, editions: PageEditions, asked: AsOnAddress) -> Response:
        day = editions.newest_until(asked.day, self._supply.today)
        if day is None or (asked.file is not None and asked.day != editions.current_as_on):
            return self._screens.show(HTTPStatus.NOT_FOUND)
        target = asked.page if day == editions.current_as_on else as_on_path(asked.page, day)
        if asked.file is not None:
            target = f"{target}/{asked.file}"
        headers = [("Location", target), ("Cache-Control", NO_STORE), NOT_INDEXED]
        return Response(status=HTTPStatus.FOUND, headers=headers)

    def _send(self, asked: AsOnAddress, snapshot: ContentSnapshot, find: Callable[[], AsOnOutcome]) -> Response:
        if asked.file is not None:
            return self._send_rows(asked, DownloadAddress.of(asked.file), snapshot, find)

        def draw() -> bytes:
            return self._renderer.render(find().request_json.encode(), request_id=current_request_id())

        packed = self._packed(snapshot, as_on_path(asked.page, asked.day), draw)
        return send_packed(packed, [*stands_for(self._origin + asked.page), *page_headers("render", NO_STORE)])

    def _send_rows(
        self, asked: AsOnAddress, file: DownloadAddress, snapshot: ContentSnapshot, find: Callable[[], AsOnOutcome]
    ) -> Response:
        """Answer with a dataset; at an address that names a digest, with those bytes only."""

        def read() -> bytes:
            rows = find().files.get(file.path)
            if rows is None:
                raise NoSuchRowsError
            return rows.encode()

        packed = self._packed(snapshot, f"{as_on_path(asked.page, asked.day)}/{file.path}", read)
        if file.digest is not None and not sha256(brotli.decompress(packed)).hexdigest().startswith(file.digest):
            raise NoSuchRowsError
        name = f"{strategy_slug(asked.page)}-{asked.day}-{file.path}"
        cache_control = NO_STORE if file.digest is None else CACHE_HASHED_ASSET
        return send_packed(packed, csv_headers(name, self._origin + asked.page, cache_control))

    def _packed(self, snapshot: ContentSnapshot, address: str, draw: Callable[[], bytes]) -> bytes:
        return self._cache.get((self._supply.version_today(snapshot), address), lambda: pack_drawn(draw()))
