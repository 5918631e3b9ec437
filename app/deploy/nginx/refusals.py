"""What nginx answers by itself: too large, too often, and that the web process does not answer."""

import json
from collections.abc import Iterable
from dataclasses import dataclass

from werkzeug.http import HTTP_STATUS_CODES

from app.deploy.nginx.facts import Site
from app.deploy.nginx.syntax import add_headers, block, quoted
from app.deploy.nginx.variables import APPLICATION, NO_COPY, NO_FILE, request_id_header, source_header
from app.http.errors import ErrorReply
from app.http.plain_document import plain_document
from app.http.request_guard import BODY_TOO_LARGE
from app.http.response_headers import CACHE_STALE_PAGE, NO_STORE, Header
from app.pages.page_store.store import CURRENT, PAGE_FILE, SCREENS
from app.pages.replies.page_replies import HTML
from app.pages.views.screens import RETRY_AFTER_S, plain_screen

LIMIT_RETRY_AFTER_S = 60
SCREEN = f"/{SCREENS}/503/{PAGE_FILE}"
_JSON = "application/json"
_TOO_OFTEN = "Too many requests from your address. Please try again in a minute."
_AWAY = "The site is away for a moment. Please try again in a few seconds."
_NO_ANSWER = "502 504"


@dataclass(frozen=True)
class _Answer:
    """A whole answer that stands in the configuration."""

    name: str
    status: int
    media_type: str
    text: str
    retry_after_s: int | None = None

    def location(self, protection: Iterable[Header]) -> list[str]:
        """Return the location that gives it."""
        later = [] if self.retry_after_s is None else [("Retry-After", str(self.retry_after_s))]
        headers = [*protection, ("Cache-Control", NO_STORE), *later]
        return block(
            f"location @{self.name}",
            [f"default_type {quoted(self.media_type)};", *add_headers(headers, to_errors=True), request_id_header()],
            [f"return {self.status} {quoted(self.text)};"],
        )


def page_error_pages() -> list[str]:
    """Return what follows errors at addresses of pages and files. What nginx cannot do is the application's."""
    return [*_common("page"), f"error_page {_NO_ANSWER} = @web_away;", f"error_page 403 404 405 = {APPLICATION};"]


def private_error_pages() -> list[str]:
    """Return what follows errors at pages of which no copy may be shown."""
    return [*_common("page"), f"error_page {_NO_ANSWER} =503 {SCREEN};"]


def api_error_pages() -> list[str]:
    """Return what follows errors at addresses of the API."""
    return [*_common("api"), f"error_page {_NO_ANSWER} =503 @api_away;"]


def refusal_locations(site: Site) -> list[str]:
    """Return the answers that the lines above lead to."""
    too_often = plain_document("Too many requests", f"{_TOO_OFTEN} What you typed into a form is still there: go back.")
    answers = [
        _Answer("page_too_large", 413, "text/plain; charset=utf-8", f"413 {HTTP_STATUS_CODES[413]}\n"),
        _Answer("api_too_large", 413, _JSON, _refusal(BODY_TOO_LARGE)),
        _Answer("page_too_often", 429, HTML, too_often, LIMIT_RETRY_AFTER_S),
        _Answer("api_too_often", 429, _JSON, _refusal(_TOO_OFTEN), LIMIT_RETRY_AFTER_S),
        _Answer("api_away", 503, _JSON, _refusal(_AWAY), RETRY_AFTER_S),
        _Answer("no_screen", 503, HTML, plain_screen(503, None), RETRY_AFTER_S),
    ]
    written = [line for answer in answers for line in answer.location(site.protection)]
    return [*written, *_last_copy(site), *_unavailable_screen(site)]


def _common(kind: str) -> list[str]:
    return [f"error_page 413 @{kind}_too_large;", f"error_page 429 @{kind}_too_often;"]


def _refusal(message: str) -> str:
    said: ErrorReply = {"message": message, "errors": {}}
    return json.dumps(said, sort_keys=True, separators=(",", ":")) + "\n"


def _last_copy(site: Site) -> list[str]:
    """Return the copy of a page that was withdrawn or is asked for in a way that only the application understands."""
    headers = [
        *site.protection,
        ("Cache-Control", CACHE_STALE_PAGE),
        ("Vary", "Accept-Encoding"),
        source_header("stale"),
    ]
    return block(
        "location @web_away",
        [f"root {quoted(site.pages_folder / CURRENT)};", "types { }", f"default_type {quoted(HTML)};"],
        [*add_headers(headers), 'add_header Last-Modified "";', request_id_header()],
        [f"error_page 403 404 405 503 =503 {SCREEN};", f"try_files {NO_COPY}{NO_FILE}$uri/{PAGE_FILE} =503;"],
    )


def _unavailable_screen(site: Site) -> list[str]:
    headers = [
        *site.protection,
        ("Cache-Control", NO_STORE),
        ("Vary", "Accept-Encoding"),
        source_header("unavailable"),
        ("Retry-After", str(RETRY_AFTER_S)),
        ("Last-Modified", ""),
    ]
    return block(
        f"location = {SCREEN}",
        ["internal;", "etag off;", f"root {quoted(site.pages_folder / CURRENT)};"],
        ["types { }", f"default_type {quoted(HTML)};", *add_headers(headers, to_errors=True), request_id_header()],
        ["try_files $uri @no_screen;"],
    )
