"""Turns errors into replies: JSON under `/api`, status screens elsewhere, never a stack trace."""

import logging
from collections.abc import Callable, Mapping
from typing import Literal, NotRequired

from flask import Flask, Response, jsonify, request
from typing_extensions import TypedDict
from werkzeug.exceptions import HTTPException

from app.web.api_paths import is_api_path
from app.web.request_log import current_request_id

_log = logging.getLogger(__name__)

# Returns the prebuilt screen of a status. create_app passes it in, because this module must not import pages.
StatusScreen = Callable[[int], Response]

NextStep = Literal["fresh-proof"]

UNAVAILABLE_RETRY_AFTER_S = 5
"""When to try again what failed because the database or a process did not answer."""
_SCREENED_STATUSES = frozenset({404, 500, 503})
_UNEXPECTED = "Something went wrong. Please try again."


class StartupError(Exception):
    """The server cannot start. The message says what is wrong and what to do."""


class ApiError(Exception):
    """An error of the API: `status`, a message, messages by field, and seconds until a retry may succeed, if any.

    `next_step` names the proof that must come before the same request is sent again.
    """

    def __init__(
        self,
        status: int,
        message: str,
        errors: Mapping[str, str] | None = None,
        *,
        retry_after_s: int | None = None,
        next_step: NextStep | None = None,
    ) -> None:
        super().__init__(message)
        self.status = status
        self.message = message
        self.errors = dict(errors or {})
        self.retry_after_s = retry_after_s
        self.next_step = next_step


class ErrorReply(TypedDict):
    """The JSON of a refusal: a message, messages by field, and the step that must come first, if any."""

    message: str
    errors: dict[str, str]
    next: NotRequired[NextStep]


def error_reply(
    status: int, message: str, errors: Mapping[str, str] | None = None, next_step: NextStep | None = None
) -> Response:
    """Answer with a refusal."""
    refusal: ErrorReply = {"message": message, "errors": dict(errors or {})}
    if next_step is not None:
        refusal["next"] = next_step
    reply = jsonify(refusal)
    reply.status_code = status
    return reply


def later_reply(status: int, message: str, retry_after_s: int) -> Response:
    """Answer that the same request may succeed in so many seconds."""
    reply = error_reply(status, message)
    reply.headers["Retry-After"] = str(retry_after_s)
    return reply


def register_errors(app: Flask, show_status_screen: StatusScreen) -> None:
    """Register the handlers. The catch-all comes last and logs the trace with the request's id."""

    @app.errorhandler(ApiError)
    def answer_api_error(error: ApiError) -> Response:
        if error.retry_after_s is not None:
            return later_reply(error.status, error.message, error.retry_after_s)
        return error_reply(error.status, error.message, error.errors, error.next_step)

    @app.errorhandler(HTTPException)
    def answer_http_error(error: HTTPException) -> Response:
        status = error.code or 500
        if is_api_path(request.path):
            return _with_headers_of(error, error_reply(status, error.name))
        if status in _SCREENED_STATUSES:
            return show_status_screen(status)
        return _with_headers_of(error, _plain_reply(status, error.name))

    @app.errorhandler(Exception)
    def answer_unexpected(error: Exception) -> Response:
        _log.error("unexpected error", exc_info=error, extra={"request_id": current_request_id()})
        return error_reply(500, _UNEXPECTED) if is_api_path(request.path) else show_status_screen(500)


def _plain_reply(status: int, message: str) -> Response:
    return Response(f"{status} {message}\n", status, content_type="text/plain; charset=utf-8")


def _with_headers_of(error: HTTPException, reply: Response) -> Response:
    """Keep headers that belong to the error, such as Allow and Retry-After."""
    for name, value in error.get_headers():
        if name not in {"Content-Type", "Content-Length"}:
            reply.headers[name] = value
    return reply
