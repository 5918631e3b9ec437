"""`/preview/<token>`: a draft's changes, its page beside the published one, and its datasets."""

import logging
from http import HTTPStatus
from pathlib import Path

from flask import Blueprint, Flask, Response, abort
from sqlalchemy.exc import SQLAlchemyError

from app.content.snapshots.job import ComposerFailed
from app.content.snapshots.snapshot_file import SnapshotGone
from app.database.trouble import kind_of_trouble
from app.desk.previews.access import Opened, PreviewAccess, PreviewEndedError, TooManyLooksError
from app.desk.previews.drafts import Draft, Drafts
from app.desk.previews.headers import PreviewHeaders, keep_private
from app.desk.previews.overview import notice, overview
from app.desk.previews.tokens import UnknownPreviewError, preview_address
from app.pages.rendering.judge_reply import RendererUnavailable, RenderFailed
from app.pages.replies.send_document import send_drawn
from app.pages.replies.text_reply import CSV, cacheable_text
from app.pages.views.live_cache import Busy
from app.pages.views.screens import StatusScreens
from app.web.access import Access, open_to
from app.web.request_log import PREVIEW_PREFIX, current_request_id
from app.web.response_headers import CACHE_DISCOVERY

RETRY_AFTER_S = 5
_STYLESHEET = "preview.css"
_PREVIEW = f"{PREVIEW_PREFIX}<token>"
_CSS = "text/css; charset=utf-8"
_FAILURES = (Busy, ComposerFailed, RendererUnavailable, RenderFailed, SnapshotGone, SQLAlchemyError)

_log = logging.getLogger(__name__)


def register_previews(
    app: Flask, access: PreviewAccess, drafts: Drafts, headers: PreviewHeaders, screens: StatusScreens
) -> None:
    """Register the routes of previews. Nobody needs to sign in: the signed address grants access."""
    routes = Blueprint("previews", __name__, template_folder="templates")
    routes.after_request(keep_private)
    _add_first_page(routes, access, drafts, headers)
    _add_parts(routes, access, drafts, headers)
    _add_refusals(routes, screens)
    app.register_blueprint(routes)


def _add_first_page(routes: Blueprint, access: PreviewAccess, drafts: Drafts, headers: PreviewHeaders) -> None:
    @routes.get(f"{PREVIEW_PREFIX}{_STYLESHEET}")
    @open_to(Access.EVERYONE)
    def styles() -> Response:
        text = Path(__file__).with_name(_STYLESHEET).read_text(encoding="utf-8")
        return cacheable_text(text, _CSS, CACHE_DISCOVERY)

    @routes.get(_PREVIEW)
    @open_to(Access.EVERYONE)
    def show(token: str) -> Response:
        opened = access.open(token)
        text = overview(opened.edition, opened.title, _drawn(drafts, opened), opened.preview, token)
        return headers.framing(send_drawn(text.encode(), HTTPStatus.OK))

    @routes.get(f"{_PREVIEW}/")
    @open_to(Access.EVERYONE)
    def show_without_slash(token: str) -> Response:
        """Redirect the link back from a draft's page, which does not know its token."""
        return Response(status=HTTPStatus.SEE_OTHER, headers={"Location": preview_address(token)})


def _add_parts(routes: Blueprint, access: PreviewAccess, drafts: Drafts, headers: PreviewHeaders) -> None:
    @routes.get(f"{_PREVIEW}/page")
    @open_to(Access.EVERYONE)
    def show_draft(token: str) -> Response:
        draft = _drawn(drafts, access.open(token))
        if draft.document is None:
            text = notice("Not drawn", "This draft has faults or no page, so there is nothing to show.")
            return headers.framed(send_drawn(text.encode(), HTTPStatus.CONFLICT))
        return headers.framed(send_drawn(draft.document, HTTPStatus.OK))

    @routes.get(f"{_PREVIEW}/published")
    @open_to(Access.EVERYONE)
    def show_published(token: str) -> Response:
        published = _drawn(drafts, access.open(token)).published
        if published is None:
            abort(HTTPStatus.NOT_FOUND)
        return headers.framed(send_drawn(published, HTTPStatus.OK))

    @routes.get(f"{_PREVIEW}/<dataset>.csv")
    @open_to(Access.EVERYONE)
    def hand_out(token: str, dataset: str) -> Response:
        rows = _drawn(drafts, access.open(token)).downloads.get(dataset)
        if rows is None:
            abort(HTTPStatus.NOT_FOUND)
        reply = Response(rows, content_type=CSV)
        reply.headers["Content-Disposition"] = f'attachment; filename="draft-{dataset}.csv"'
        return reply


def _drawn(drafts: Drafts, opened: Opened) -> Draft:
    return drafts.get(opened.edition, opened.snapshot, request_id=current_request_id())


def _add_refusals(routes: Blueprint, screens: StatusScreens) -> None:
    @routes.errorhandler(UnknownPreviewError)
    def answer_unknown(_error: UnknownPreviewError) -> Response:
        return screens.show(HTTPStatus.NOT_FOUND)

    @routes.errorhandler(PreviewEndedError)
    def answer_ended(error: PreviewEndedError) -> Response:
        text = notice(error.heading, error.text, error.page_path)
        return send_drawn(text.encode(), HTTPStatus.GONE)

    @routes.errorhandler(TooManyLooksError)
    def answer_too_many(error: TooManyLooksError) -> Response:
        text = "Too many requests from your network address. Please try again in a minute."
        return _later(HTTPStatus.TOO_MANY_REQUESTS, text, error.retry_after_s)

    def answer_failure(error: Exception) -> Response:
        reason = kind_of_trouble(error) if isinstance(error, SQLAlchemyError) else str(error)
        _log.error("preview not drawn", extra={"reason": reason, "kind": type(error).__name__})
        text = "The draft cannot be shown right now. Please try again in a few seconds."
        return _later(HTTPStatus.SERVICE_UNAVAILABLE, text, RETRY_AFTER_S)

    for failure in _FAILURES:
        routes.register_error_handler(failure, answer_failure)


def _later(status: HTTPStatus, text: str, retry_after_s: int) -> Response:
    reply = send_drawn(notice("Not right now", text).encode(), status)
    reply.headers["Retry-After"] = str(retry_after_s)
    return reply
