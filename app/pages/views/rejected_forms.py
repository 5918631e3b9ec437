"""Renders a form's page again after a faulty post without script, with what was typed and what is wrong."""

import logging
from collections.abc import Mapping
from http import HTTPStatus

from flask import Response, request

from app.content.snapshots.snapshot_file import SnapshotGone
from app.forms.declaration import Form
from app.pages.current_content import CurrentContent
from app.pages.rendering.client import RendererClient
from app.pages.rendering.judge_reply import RendererUnavailable, RenderFailed
from app.pages.replies.send_document import send_rendered
from app.web.request_log import current_request_id

_log = logging.getLogger(__name__)


class RejectedForms:
    """Renders and answers 422; nothing is stored."""

    def __init__(self, current: CurrentContent, renderer: RendererClient) -> None:
        self._current = current
        self._renderer = renderer

    def show(self, form: Form, values: Mapping[str, str], errors: Mapping[str, str]) -> Response | None:
        """Return the page of the form, or None if content or renderer cannot provide it."""
        snapshot = self._current.snapshot()
        if snapshot is None:
            return None
        found = {name: text for name, text in errors.items() if name in values}
        try:
            body = snapshot.form_request_json(form, values, found)
            html = self._renderer.render(body, request_id=current_request_id())
        except (RendererUnavailable, RenderFailed, SnapshotGone) as error:
            _log.error("rejected form not rendered", extra={"reason": str(error), "page": request.path})
            return None
        return send_rendered(html, HTTPStatus.UNPROCESSABLE_ENTITY)
