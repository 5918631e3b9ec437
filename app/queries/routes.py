"""Receives queries: an API for scripts and programs, and the forms' pages for plain form posts."""

import logging
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from datetime import UTC, datetime
from functools import partial
from http import HTTPStatus

from flask import Blueprint, Flask, Response, abort, request
from typing_extensions import TypedDict

from app.configuration.settings import Settings
from app.content.errors import ContentError
from app.content.models.form_rules import FormRules
from app.database.row_id import RowId
from app.database.storable_text import for_html
from app.forms.declaration import Form
from app.forms.declared import FORMS
from app.queries.query_store import QueryStoreError, Saved
from app.queries.request_schema import request_name
from app.queries.submission import IDEMPOTENCY_KEY, KEY_PATTERN, submit_form, submit_json
from app.queries.validation import FaultyQueryError
from app.web.access import Access, open_to
from app.web.api_view import api_view, as_response
from app.web.body import read_json_object
from app.web.errors import UNAVAILABLE_RETRY_AFTER_S, ApiError
from app.web.metrics.counted import QUERIES
from app.web.plain_document import plain_document
from app.web.response_headers import NO_STORE
from app.web.throttle.addresses import TrustedProxies
from app.web.throttle.throttle import CountsError, Limit, LimitReachedError, Throttle

FORM_MEDIA_TYPE = "application/x-www-form-urlencoded"
# Used if the rules, which have their own message, cannot be loaded.
_NO_RULES_TEXT = "Your query could not be stored. Please try again in a moment."
_FAULTY_TEXT = "Some fields need correction, and the page that would show them cannot be shown right now."
_NOTHING_IS_LOST = "Please go back. Nothing is lost: your text is still in the form."
_MINUTE_S = 60
_IDEMPOTENCY = {
    "name": IDEMPOTENCY_KEY,
    "in": "header",
    "schema": {"type": "string", "pattern": f"^{KEY_PATTERN.pattern}$"},
    "description": "The same key with the same query is stored once; a replay answers 200, another query 422.",
}

_log = logging.getLogger(__name__)


RenderForm = Callable[[Form, Mapping[str, str], Mapping[str, str]], Response | None]
"""Renders a form's page again, with the typed values and the message of each faulty field; None if it cannot."""


@dataclass(frozen=True)
class QueryContext:
    """What queries need from the rest of the app. `rules` is called for each request."""

    settings: Settings
    rules: Callable[[], FormRules]
    throttle: Throttle
    proxies: TrustedProxies
    render_form: RenderForm


class SavedReply(TypedDict):
    """The thanks for a stored query, and its id."""

    message: str
    _id: RowId


def register_queries(app: Flask, context: QueryContext) -> None:
    """Register the routes of all forms."""
    routes = Blueprint("queries", __name__)
    for form in FORMS:
        _add_form(routes, context, form)
    app.register_blueprint(routes)


def _add_form(routes: Blueprint, context: QueryContext, form: Form) -> None:
    @routes.post(form.api, endpoint=f"send_{form.kind}")
    @api_view(
        Access.EVERYONE,
        429,
        503,
        summary=form.purpose,
        body=request_name(form),
        replies={201: SavedReply, 200: SavedReply},
        parameters=(_IDEMPOTENCY,),
    )
    def send() -> Response:
        body, key = read_json_object(), request.headers.get(IDEMPOTENCY_KEY)
        saved, thanks = _receive(context, form, partial(submit_json, form, body, key=key))
        reply: SavedReply = {"message": thanks, "_id": saved.id}
        return as_response(reply, HTTPStatus.OK if saved.is_replay else HTTPStatus.CREATED)

    @routes.post(form.page, endpoint=f"post_{form.kind}_form")
    @open_to(Access.EVERYONE)
    def post_form() -> Response:
        if request.mimetype != FORM_MEDIA_TYPE:
            abort(HTTPStatus.UNSUPPORTED_MEDIA_TYPE)
        try:
            _receive(context, form, partial(submit_form, form, request.form))
        except ApiError as error:
            return _not_sent_page(form, error) if error.retry_after_s else _show_faults(context, form, error)
        return Response(status=HTTPStatus.SEE_OTHER, headers={"Location": form.thank_you_page})


def _receive(context: QueryContext, form: Form, submit: Callable[..., Saved]) -> tuple[Saved, str]:
    """Count, check and store a query; return it with the words of thanks. Raises ApiError 422, 429 and 503."""
    try:
        rules = context.rules()
    except ContentError as error:
        raise _not_stored(form, error, _NO_RULES_TEXT) from None
    try:
        _count(context, form, rules)
        saved = submit(rules=rules, settings=context.settings, now=datetime.now(UTC))
    except FaultyQueryError as error:
        QUERIES.labels(form.kind, "faulty").inc()
        raise ApiError(HTTPStatus.UNPROCESSABLE_ENTITY, rules.refusals.faulty, error.errors) from None
    except (QueryStoreError, CountsError) as error:
        raise _not_stored(form, error, rules.refusals.unavailable) from None
    QUERIES.labels(form.kind, "replay" if saved.is_replay else "stored").inc()
    _log.info("query stored", extra={"list": form.list_name, "query_id": saved.id, "is_replay": saved.is_replay})
    return saved, rules.thanks_of(form.kind)


def _count(context: QueryContext, form: Form, rules: FormRules) -> None:
    """Count the query for its IP address. Raises ApiError 429, CountsError."""
    limit = Limit("form", context.settings.form_limit_per_minute, _MINUTE_S)
    try:
        context.throttle.hit(limit, context.proxies.address_of(request))
    except LimitReachedError as error:
        QUERIES.labels(form.kind, "throttled").inc()
        status = HTTPStatus.TOO_MANY_REQUESTS
        raise ApiError(status, rules.refusals.too_many, retry_after_s=error.retry_after_s) from None


def _not_stored(form: Form, error: Exception, text: str) -> ApiError:
    QUERIES.labels(form.kind, "failed").inc()
    _log.error("query not stored", extra={"list": form.list_name, "reason": str(error)})
    return ApiError(HTTPStatus.SERVICE_UNAVAILABLE, text, retry_after_s=UNAVAILABLE_RETRY_AFTER_S)


def _show_faults(context: QueryContext, form: Form, error: ApiError) -> Response:
    values = {field.name: for_html(request.form.get(field.name, "")) for field in form.fields}
    reply = context.render_form(form, values, error.errors)
    if reply is None:
        unavailable = HTTPStatus.SERVICE_UNAVAILABLE
        return _not_sent_page(form, ApiError(unavailable, _FAULTY_TEXT, retry_after_s=UNAVAILABLE_RETRY_AFTER_S))
    reply.headers["Cache-Control"] = NO_STORE
    return reply


def _not_sent_page(form: Form, error: ApiError) -> Response:
    """Answer a plain form post without the renderer: say what is wrong, and that going back keeps the text."""
    headers = {"Cache-Control": NO_STORE, "Retry-After": str(error.retry_after_s)}
    back = f'<a href="{form.page}">Back to an empty form</a>'
    document = plain_document("Your query was not sent", f"{error.message} {_NOTHING_IS_LOST}", back)
    return Response(document, error.status, headers, content_type="text/html; charset=utf-8")
