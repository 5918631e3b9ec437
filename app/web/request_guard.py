"""Decides which requests reach a view. Unsafe ones must come from our own pages or from programs, have a known length,
and be JSON for the API.

A browser names the source of a request (Origin, Sec-Fetch-Site, old ones only Referer); it must be this site. A request
without a source is from a program, and only the other rules apply. Routes for staff cannot be read from another site
either, not even through a link.
"""

import re
from http import HTTPStatus
from typing import NoReturn
from urllib.parse import urlsplit

from flask import Flask, abort, current_app, request
from werkzeug.exceptions import MethodNotAllowed

from app.web.access import Access, declared_access
from app.web.api_paths import is_api_path
from app.web.api_view import AcceptedBody, described_view
from app.web.body import JSON
from app.web.errors import ApiError

SAFE_METHODS = frozenset({"GET", "HEAD", "OPTIONS", "TRACE"})
_OWN_SITES = frozenset({"same-origin", "none"})
# No user name or password before the host, and no backslash: browsers and libraries parse these differently.
_REFERER = re.compile(r"(https?://[^/?#@\\\s]+)(?:[/?#]\S*)?", re.IGNORECASE)
BODY_TOO_LARGE = "The body is too large."
_MESSAGES = {
    HTTPStatus.FORBIDDEN: "This request comes from another site.",
    HTTPStatus.LENGTH_REQUIRED: "Send the length of the body in Content-Length.",
    HTTPStatus.REQUEST_ENTITY_TOO_LARGE: BODY_TOO_LARGE,
}


def register_request_guard(app: Flask, public_origin: str) -> None:
    """Check every unsafe request, even without a view, and every request to a route that is not for everyone."""
    scheme = urlsplit(public_origin).scheme

    @app.before_request
    def guard() -> None:
        if request.method in SAFE_METHODS:
            view = app.view_functions.get(request.endpoint or "")
            if view is not None and declared_access(view) is not Access.EVERYONE:
                _check_site()
            return
        # The host was checked before Flask, so an origin with this host is ours, whatever the port.
        _check_source({public_origin, f"{scheme}://{request.headers.get('Host', '')}"})
        if accepted := _accepted_here():
            request.max_content_length = accepted.most_bytes
        _check_body(request.max_content_length)


def _check_site() -> str | None:
    """Refuse requests of other sites; return Sec-Fetch-Site, None if it is not sent (w3.org/TR/fetch-metadata)."""
    site = request.headers.get("Sec-Fetch-Site")
    if site is not None and site not in _OWN_SITES:
        _refuse(HTTPStatus.FORBIDDEN)
    return site


def _check_source(own_origins: set[str]) -> None:
    site = _check_site()
    origin = request.headers.get("Origin")
    referer = request.headers.get("Referer")
    if origin is not None and origin not in own_origins:
        _refuse(HTTPStatus.FORBIDDEN)
    if site is None and origin is None and referer is not None and not _is_own_page(referer, own_origins):
        _refuse(HTTPStatus.FORBIDDEN)


def _is_own_page(referer: str, own_origins: set[str]) -> bool:
    """Return whether a URL is of our pages, scheme and host in any case; empty or opaque ones are not."""
    page = _REFERER.fullmatch(referer)
    return page is not None and page[1].lower() in {origin.lower() for origin in own_origins}


def _check_body(maximum_bytes: int | None) -> None:
    length = request.content_length
    if request.headers.get("Transfer-Encoding"):
        _refuse(HTTPStatus.LENGTH_REQUIRED)
    if length is not None and maximum_bytes is not None and length > maximum_bytes:
        _refuse(HTTPStatus.REQUEST_ENTITY_TOO_LARGE)
    if request.headers.get("Content-Encoding", "identity").lower() != "identity":
        _refuse(HTTPStatus.UNSUPPORTED_MEDIA_TYPE)
    if isinstance(request.routing_exception, MethodNotAllowed):
        # This method does not exist here, so the answer is 405 whatever the body is.
        return
    # A post without a body, such as signing out, needs no media type; if it has one, it must be ours.
    says_type = bool(length) or request.mimetype != ""
    if is_api_path(request.path) and says_type and request.mimetype not in _media_types():
        _refuse(HTTPStatus.UNSUPPORTED_MEDIA_TYPE)


def _accepted_here() -> AcceptedBody | None:
    """Return the body that this view accepts instead of JSON, if any."""
    described = described_view(current_app.view_functions.get(request.endpoint or ""))
    return None if described is None else described.accepts


def _media_types() -> tuple[str, ...]:
    """Return the media types that this route accepts."""
    accepted = _accepted_here()
    return (JSON,) if accepted is None else accepted.media_types


def _refuse(status: HTTPStatus) -> NoReturn:
    if is_api_path(request.path):
        wanted = f"Send the body as {' or '.join(_media_types())}, without Content-Encoding."
        raise ApiError(status, _MESSAGES.get(status, wanted))
    abort(status)
