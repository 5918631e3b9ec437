"""Pages rendered for each request by their query: the narrowed list of strategies, and strategies side by side."""

import logging
from collections.abc import Mapping
from http import HTTPStatus

from flask import Response, request

from app.content.live_paths import EXPLORER_PATH
from app.content.snapshot import ContentSnapshot
from app.http.request_log import current_request_id
from app.http.response_headers import NO_STORE
from app.pages.live_addresses import FEWEST_COMPARED, asked_strategies
from app.pages.rendering.client import RendererClient
from app.pages.rendering.judge_reply import RendererUnavailable, RenderFailed
from app.pages.replies.send_document import send_drawn
from app.pages.views.screens import StatusScreens

_log = logging.getLogger(__name__)


class LivePages:
    """Renders and sends; nothing is stored, and without the renderer there is only the 503 screen."""

    def __init__(self, renderer: RendererClient, screens: StatusScreens) -> None:
        self._renderer = renderer
        self._screens = screens

    def show_filtered(self, snapshot: ContentSnapshot, filters: Mapping[str, str]) -> Response:
        """Answer with the list of strategies that the filters leave."""
        return self._render(snapshot.filtered_request_json(filters))

    def show_comparison(self, snapshot: ContentSnapshot, query: str) -> Response:
        """Answer with the strategies the query names; fewer than two lead to the list, to choose."""
        slugs = asked_strategies(query, snapshot.comparable)
        if len(slugs) < FEWEST_COMPARED:
            return Response(status=HTTPStatus.SEE_OTHER, headers={"Location": EXPLORER_PATH, "Cache-Control": NO_STORE})
        return self._render(snapshot.comparison_request_json(slugs))

    def _render(self, render_request: bytes) -> Response:
        try:
            html = self._renderer.render(render_request, request_id=current_request_id())
        except (RendererUnavailable, RenderFailed) as error:
            _log.error("live page not rendered", extra={"reason": str(error), "page": request.path})
            return self._screens.show(HTTPStatus.SERVICE_UNAVAILABLE)
        return send_drawn(html, HTTPStatus.OK)
