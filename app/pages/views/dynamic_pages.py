"""Pages rendered for a query string: a filtered list, a comparison, search results, answers to parameters."""

import logging
from collections.abc import Callable, Mapping
from http import HTTPStatus
from urllib.parse import urlencode

from flask import Response, request

from app.content.known_paths import comparison_href, list_href, search_href
from app.content.snapshots.comparison_rows import FEWEST_COMPARED
from app.content.snapshots.dynamic_answers import ANSWERS
from app.content.snapshots.dynamic_documents import PICKER
from app.content.snapshots.snapshot import ContentSnapshot
from app.content.snapshots.snapshot_file import SnapshotGone
from app.pages.dynamic_addresses import ListParameters, compared_strategies
from app.pages.rendering.client import RendererClient
from app.pages.rendering.judge_reply import RendererUnavailable, RenderFailed
from app.pages.replies.send_document import send_rendered
from app.pages.views.dynamic_cache import DynamicCache, DynamicKey, RendererBusyError
from app.pages.views.screens import StatusScreens
from app.web.request_log import current_request_id
from app.web.response_headers import NO_STORE

_log = logging.getLogger(__name__)


class DynamicPages:
    """Sends pages for a query string, else the 503 screen. `renderer` is theirs alone, so its breaker is too."""

    def __init__(self, renderer: RendererClient, cache: DynamicCache, screens: StatusScreens) -> None:
        self._renderer = renderer
        self._cache = cache
        self._screens = screens

    def show_list(self, snapshot: ContentSnapshot, wanted: ListParameters) -> Response:
        """Answer with a page of the strategies that match the filters."""
        known = wanted.known(snapshot.filter_values, snapshot.list_pages, snapshot.comparable)
        url = list_href(known.filters, known.page, known.ticked)
        return self._show(
            (snapshot.version, url), lambda: snapshot.filtered_request_json(known.filters, known.page, known.ticked)
        )

    def show_comparison(self, snapshot: ContentSnapshot, query_string: str) -> Response:
        """Answer with the comparison of the named strategies. With fewer than two, lead to the list, which says so."""
        slugs = compared_strategies(query_string, snapshot.comparable)
        if len(slugs) < FEWEST_COMPARED:
            list_with_ticks = f"{list_href({}, 1, slugs)}#{PICKER}"
            return Response(
                status=HTTPStatus.SEE_OTHER, headers={"Location": list_with_ticks, "Cache-Control": NO_STORE}
            )
        url = comparison_href(list(slugs))
        return self._show((snapshot.version, url), lambda: snapshot.comparison_request_json(slugs))

    def show_search(self, snapshot: ContentSnapshot, search_text: str) -> Response:
        """Answer with the results for a clean search text."""
        return self._show(
            (snapshot.version, search_href(search_text)), lambda: snapshot.search_request_json(search_text)
        )

    def show_answer(self, snapshot: ContentSnapshot, path: str, given: Mapping[str, str]) -> Response | None:
        """Answer with a page completed by its parameters; None if the stored page has to replace it."""
        key = snapshot.version, f"{path}?{urlencode(given)}"
        show = self._render if ANSWERS[path].or_stored else self._show
        return show(key, lambda: snapshot.answered_request_json(path, given))

    def _show(self, key: DynamicKey, compose: Callable[[], bytes]) -> Response:
        return self._render(key, compose) or self._screens.show(HTTPStatus.SERVICE_UNAVAILABLE)

    def _render(self, key: DynamicKey, compose: Callable[[], bytes]) -> Response | None:
        """Return the page of a query string; None if it cannot be rendered now."""

        def render() -> bytes:
            return self._renderer.render(compose(), request_id=current_request_id())

        try:
            return send_rendered(self._cache.get(key, render), HTTPStatus.OK)
        except RendererBusyError as error:
            _log.warning("dynamic page refused", extra={"reason": str(error), "page": request.path})
        except (RendererUnavailable, RenderFailed, SnapshotGone) as error:
            _log.error("dynamic page not rendered", extra={"reason": str(error), "page": request.path})
        return None
