"""Receives queries: an API for scripts and programs, and the forms' pages for plain form posts."""

import logging
from datetime import UTC, datetime
from http import HTTPStatus

from flask import Blueprint, Flask, Response, abort, request

from app.content.errors import ContentError
from app.content.models.form_rules import FormRules
from app.forms.declaration import Form
from app.forms.declared import FORMS
from app.queries.cli import queries_commands
from app.queries.records import Saved
from app.queries.replies import UNAVAILABLE_RETRY_AFTER_S, SavedReply, later_page, saved_json, thank_you
from app.queries.request_schema import request_name
from app.queries.services import EXTENSION, QueryServices
from app.queries.store import QueryStoreError
from app.queries.submission import IDEMPOTENCY_KEY, KEY, submit_form, submit_json
from app.queries.validation import FaultyQueryError
from app.web.access import Access, open_to
from app.web.api_view import api_view
from app.web.errors import ApiError, later_reply
from app.web.json_body import read_json_object
from app.web.metrics.counted import QUERIES
from app.web.response_headers import NO_STORE
from app.web.throttle.throttle import CountsError, LimitReachedError

FORM_MEDIA_TYPE = "application/x-www-form-urlencoded"
# Used if the rules, which have their own message, cannot be loaded.
_NO_RULES_TEXT = "Your query could not be stored. Please try again in a moment."
_FAULTY_TEXT = "Some fields need correction, and the page that would show them cannot be drawn right now."
_IDEMPOTENCY = {
    "name": IDEMPOTENCY_KEY,
    "in": "header",
    "schema": {"type": "string", "pattern": f"^{KEY.pattern}$"},
    "description": "The same key with the same query is stored once; a replay answers 200, another query 422.",
}

_log = logging.getLogger(__name__)


def register_queries(app: Flask, services: QueryServices) -> None:
    """Register the routes and commands of queries."""
    app.extensions[EXTENSION] = services
    app.register_blueprint(create_query_routes(services))
    app.cli.add_command(queries_commands)


def create_query_routes(services: QueryServices) -> Blueprint:
    """Return the blueprint of all forms."""
    routes = Blueprint("queries", __name__)
    for form in FORMS:
        _add_form(routes, services, form)
    return routes


def _add_form(routes: Blueprint, services: QueryServices, form: Form) -> None:
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
        return _answer_json(services, form)

    @routes.post(form.page, endpoint=f"post_{form.kind}_form")
    @open_to(Access.EVERYONE)
    def post_form() -> Response:
        return _answer_form(services, form)


def _answer_json(services: QueryServices, form: Form) -> Response:
    rules = _rules(services, form)
    if rules is None:
        return later_reply(HTTPStatus.SERVICE_UNAVAILABLE, _NO_RULES_TEXT, UNAVAILABLE_RETRY_AFTER_S)
    answers = rules.answers
    try:
        _count(services, form)
        key = request.headers.get(IDEMPOTENCY_KEY)
        body = read_json_object()
        saved = submit_json(form, body, key=key, rules=rules, settings=services.settings, now=datetime.now(UTC))
    except LimitReachedError as error:
        return later_reply(HTTPStatus.TOO_MANY_REQUESTS, answers.too_many, error.retry_after_s)
    except FaultyQueryError as error:
        QUERIES.labels(form.kind, "faulty").inc()
        raise ApiError(HTTPStatus.UNPROCESSABLE_ENTITY, answers.faulty, error.errors) from None
    except (QueryStoreError, CountsError) as error:
        _log_failure(form, error)
        return later_reply(HTTPStatus.SERVICE_UNAVAILABLE, answers.unavailable, UNAVAILABLE_RETRY_AFTER_S)
    _log_saved(form, saved)
    return saved_json(saved, rules.thanks_of(form.kind))


def _answer_form(services: QueryServices, form: Form) -> Response:
    if request.mimetype != FORM_MEDIA_TYPE:
        abort(HTTPStatus.UNSUPPORTED_MEDIA_TYPE)
    rules = _rules(services, form)
    if rules is None:
        return later_page(form, HTTPStatus.SERVICE_UNAVAILABLE, _NO_RULES_TEXT, UNAVAILABLE_RETRY_AFTER_S)
    answers = rules.answers
    try:
        _count(services, form)
        saved = submit_form(form, request.form, rules=rules, settings=services.settings, now=datetime.now(UTC))
    except LimitReachedError as error:
        return later_page(form, HTTPStatus.TOO_MANY_REQUESTS, answers.too_many, error.retry_after_s)
    except FaultyQueryError as error:
        return _show_faults(services, form, error)
    except (QueryStoreError, CountsError) as error:
        _log_failure(form, error)
        return later_page(form, HTTPStatus.SERVICE_UNAVAILABLE, answers.unavailable, UNAVAILABLE_RETRY_AFTER_S)
    _log_saved(form, saved)
    return thank_you(form)


def _show_faults(services: QueryServices, form: Form, error: FaultyQueryError) -> Response:
    QUERIES.labels(form.kind, "faulty").inc()
    values = {field.name: request.form.get(field.name, "") for field in form.fields}
    reply = services.render_form(form, values, error.errors)
    if reply is None:
        return later_page(form, HTTPStatus.SERVICE_UNAVAILABLE, _FAULTY_TEXT, UNAVAILABLE_RETRY_AFTER_S)
    reply.headers["Cache-Control"] = NO_STORE
    return reply


def _rules(services: QueryServices, form: Form) -> FormRules | None:
    """Return the rules for a query, None if they cannot be loaded."""
    try:
        return services.rules()
    except ContentError as error:
        _log_failure(form, error)
        return None


def _count(services: QueryServices, form: Form) -> None:
    """Count the query for its IP address. Raises LimitReachedError, CountsError."""
    forwarded_for = request.headers.get("X-Forwarded-For")
    address = services.proxies.visitor_address(request.remote_addr, forwarded_for)
    try:
        services.throttle.hit(services.form_limit, address)
    except LimitReachedError:
        QUERIES.labels(form.kind, "throttled").inc()
        raise


def _log_saved(form: Form, saved: Saved) -> None:
    QUERIES.labels(form.kind, "replay" if saved.is_replay else "stored").inc()
    _log.info("query stored", extra={"kind": form.kind, "query_id": saved.id, "is_replay": saved.is_replay})


def _log_failure(form: Form, error: Exception) -> None:
    QUERIES.labels(form.kind, "failed").inc()
    _log.error("query not stored", extra={"kind": form.kind, "reason": str(error)})
