"""`/preview/<token>`: a draft's page as it would be published, below a list of its changes."""

import logging
from datetime import datetime
from http import HTTPStatus
from pathlib import Path

from flask import Blueprint, Flask, Response, abort, render_template
from sqlalchemy.exc import SQLAlchemyError
from werkzeug.exceptions import ServiceUnavailable, TooManyRequests

from app.content.calendar import IST, short_date
from app.content.snapshots.composing_messages import CandidateOutcome
from app.content.snapshots.composing_process import ComposerFailed
from app.database.errors import short_reason
from app.desk.previews.picture_routes import create_picture_routes
from app.desk.previews.tokens import LIFE, PreviewEndedError, UnknownPreviewError, open_preview
from app.desk.publishing.context import PublishingContext
from app.desk.publishing.judging import judge_edition
from app.members.context import StaffContext
from app.pages.rendering.client import RendererClient
from app.pages.rendering.judge_reply import RendererUnavailable, RenderFailed
from app.pages.replies.send_document import send_rendered
from app.pages.replies.text_reply import cacheable_text
from app.web.access import Access, open_to
from app.web.request_log import PREVIEW_PREFIX, current_request_id
from app.web.response_headers import CACHE_DISCOVERY, NOT_INDEXED
from app.web.throttle.throttle import CountsError, Limit, LimitReachedError

LIMIT = Limit("preview", 20, 60)
RETRY_AFTER_S = 5
_STYLESHEET = "preview.css"
_CSS = "text/css; charset=utf-8"
_FAILURES = (ComposerFailed, CountsError, RendererUnavailable, RenderFailed, SQLAlchemyError)
_ENDED = (
    f"It is older than {LIFE.days} days, or a member of the firm ended it, or the draft was changed, published or"
    " discarded since. Ask for a new one."
)

_log = logging.getLogger(__name__)


def register_previews(app: Flask, publishing: PublishingContext, staff: StaffContext, renderer: RendererClient) -> None:
    """Register previews and pictures; the signed address grants access. `renderer` is theirs, with its own breaker."""
    routes = Blueprint("previews", __name__, template_folder="templates")

    @routes.after_request
    def keep_private(reply: Response) -> Response:
        """Keep previews out of search engines, and their addresses out of Referer."""
        reply.headers.update([NOT_INDEXED, ("Referrer-Policy", "no-referrer")])
        return reply

    @routes.get(f"{PREVIEW_PREFIX}{_STYLESHEET}")
    @open_to(Access.EVERYONE)
    def styles() -> Response:
        text = Path(__file__).with_name(_STYLESHEET).read_text(encoding="utf-8")
        return cacheable_text(text, _CSS, CACHE_DISCOVERY)

    @routes.get(f"{PREVIEW_PREFIX}<token>")
    @open_to(Access.EVERYONE)
    def show(token: str) -> Response:
        try:
            edition, ends_at = open_preview(token)
            staff.throttle.hit(LIMIT, staff.ip_address_of_request())
            outcome = judge_edition(publishing, edition, renders=True)
            return _shown(outcome, ends_at, renderer)
        except UnknownPreviewError:
            abort(HTTPStatus.NOT_FOUND)
        except PreviewEndedError:
            return _notice("This link has ended", _ENDED, HTTPStatus.GONE)
        except LimitReachedError as error:
            raise TooManyRequests(retry_after=error.retry_after_s) from None
        except _FAILURES as error:
            reason = short_reason(error) if isinstance(error, SQLAlchemyError) else str(error)
            _log.error("preview not rendered", extra={"reason": reason, "error": type(error).__name__})
            raise ServiceUnavailable(retry_after=RETRY_AFTER_S) from None

    app.register_blueprint(routes)
    app.register_blueprint(create_picture_routes(publishing.pictures_dir))


def _shown(outcome: CandidateOutcome, ends_at: datetime, renderer: RendererClient) -> Response:
    # The parser takes 7 MB, and most processes never show a draft.
    from app.desk.previews.draft_document import fill_draft  # noqa: PLC0415

    if outcome.request_json is None:
        faults = len(outcome.faults)
        text = f"The draft has {faults} {'fault' if faults == 1 else 'faults'}." if faults else "It is on no page."
        return _notice("There is no page to show of this draft", text, HTTPStatus.CONFLICT)
    rendered = renderer.render(outcome.request_json.encode(), request_id=current_request_id())
    banner = render_template(
        "previews/banner.html", changes=outcome.changes, ends=_moment(ends_at), page_path=outcome.page_path
    )
    return send_rendered(fill_draft(rendered, banner), HTTPStatus.OK)


def _notice(heading: str, text: str, status: HTTPStatus) -> Response:
    document = render_template("previews/notice.html", heading=heading, text=text)
    return send_rendered(document.encode(), status)


def _moment(moment: datetime) -> str:
    local = moment.astimezone(IST)
    return f"{short_date(local.date())}, {local:%H:%M} IST"
