"""The site with one more address, `/uncached/<path>`: the page rendered by the renderer for this request alone."""

from http import HTTPStatus
from typing import cast

from flask import Response

from app.pages.context import EXTENSION, PagesContext
from app.pages.replies.send_document import send_rendered
from app.web.access import Access, open_to
from app.web.request_log import current_request_id
from app.wsgi import application


@application.get("/uncached/<path:path>")
@open_to(Access.EVERYONE)
def render(path: str) -> Response:
    """Ask the renderer, as a faulty form does."""
    context = cast(PagesContext, application.extensions[EXTENSION])
    snapshot = context.current.snapshot()
    assert snapshot is not None
    body = snapshot.render_request_json(f"/{path}")
    return send_rendered(context.patient_renderer.render(body, request_id=current_request_id()), HTTPStatus.OK)
