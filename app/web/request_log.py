"""One JSON line per request with a checked request id: no query string, body, cookie or contact detail."""

import logging
import re
import secrets
import sys
import time
from http import HTTPStatus
from typing import Any, TextIO

import click
from flask import Flask, Response, g, has_request_context, request

from app.configuration.settings import Settings
from app.web.metrics.counted import NO_PAGE, RESPONSES
from supervised.json_lines import json_formatter

REQUEST_ID_HEADER = "X-Request-Id"
ACCEPTABLE_ID = re.compile(r"[A-Za-z0-9_-]{8,64}")
PREVIEW_PREFIX = "/preview/"
_SOURCE_HEADER = "X-Page-Source"
_LOGGED_PATH_LENGTH = 200

_log = logging.getLogger("request")


def loggable_path(path: str) -> str:
    """Return a path for logs: without a preview's token, and without what follows an encoded question mark."""
    return f"{PREVIEW_PREFIX}…" if path.startswith(PREVIEW_PREFIX) else path.partition("?")[0]


def checked_request_id(received: str | None) -> str:
    """Return the caller's request id if it is valid (8 to 64 of A-Z a-z 0-9 _ -), otherwise a new one."""
    if received is not None and ACCEPTABLE_ID.fullmatch(received):
        return received
    return secrets.token_hex(8)


def current_request_id() -> str:
    """Return the id of the request being answered, or a new one outside a request."""
    if has_request_context() and "request_id" in g:
        return str(g.request_id)
    return checked_request_id(None)


class _RequestIdFilter(logging.Filter):
    def filter(self, record: logging.LogRecord) -> bool:
        if not hasattr(record, "request_id") and has_request_context() and "request_id" in g:
            record.request_id = g.request_id
        return True


class _JsonLineHandler(logging.StreamHandler[TextIO]):
    """Its own class, so that a second app in one process recognises it and does not add another."""


def configure_logging(settings: Settings) -> None:
    """Write all log records as JSON lines: to standard output, or to standard error in a command."""
    is_command = click.get_current_context(silent=True) is not None
    handler = _JsonLineHandler(sys.stderr if is_command else sys.stdout)
    handler.setFormatter(json_formatter())
    handler.addFilter(_RequestIdFilter())
    root = logging.getLogger()
    root.handlers = [other for other in root.handlers if not isinstance(other, _JsonLineHandler)] + [handler]
    root.setLevel(settings.log_level.upper())
    for library in ("urllib3", "alembic.runtime.plugins"):
        logging.getLogger(library).setLevel(logging.WARNING)


def register_request_log(app: Flask) -> None:
    """Give each request an id and return it in a header; when the reply is ready, count it and log one line."""

    @app.before_request
    def begin() -> None:
        g.request_id = checked_request_id(request.headers.get(REQUEST_ID_HEADER))
        g.started_s = time.perf_counter()

    @app.after_request
    def finish(response: Response) -> Response:
        response.headers[REQUEST_ID_HEADER] = current_request_id()
        source = response.headers.get(_SOURCE_HEADER, NO_PAGE)
        RESPONSES.labels(f"{response.status_code // 100}xx", source).inc()
        _log.info("request", extra=_describe(response))
        return response


def _describe(response: Response) -> dict[str, Any]:
    line = {
        "method": request.method,
        "path": loggable_path(request.path)[:_LOGGED_PATH_LENGTH],
        "status": response.status_code,
        "duration_ms": round((time.perf_counter() - g.get("started_s", time.perf_counter())) * 1000, 2),
        "request_id": current_request_id(),
    }
    if response.status_code == HTTPStatus.FORBIDDEN and (member := g.get("member")):
        line["member"] = member
    source = response.headers.get(_SOURCE_HEADER)
    return line if source is None else {**line, "source": source}
