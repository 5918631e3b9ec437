"""Status screens: prebuilt documents for 404, 500 and 503, and a plain one if even those are missing."""

from html import escape
from http import HTTPStatus

from flask import Response

from app.content.snapshots.snapshot import ContentSnapshot
from app.pages.current_content import CurrentContent
from app.pages.page_store.page_store import PageStore
from app.pages.replies.ready_reply import HTML, SOURCE_HEADER
from app.pages.replies.send_document import send_untagged
from app.web.plain_document import plain_document
from app.web.response_headers import NO_STORE, Header

RETRY_AFTER_S = 5
_WORDS: dict[int, tuple[str, str]] = {
    404: ("Page not found", "There is no page at this address."),
    500: ("Something went wrong", "The page could not be shown. Please try again."),
    503: ("Back in a moment", "The page cannot be shown right now. Please try again in a few seconds."),
}


class StatusScreens:
    """Answers with the screen of a status: from the current version, else from any older one, else plain."""

    def __init__(self, store: PageStore, current: CurrentContent) -> None:
        self._store = store
        self._current = current

    def show(self, status: int) -> Response:
        """Return the screen, not cacheable; a 503 says when to come back."""
        snapshot = self._current.snapshot()
        page = None if snapshot is None else self._store.get(snapshot.version, status)
        page = page or self._store.newest_stale(status, not_version=None, max_age_s=None)
        if page is None:
            return Response(plain_screen(status, snapshot), status, _headers(status))
        # An error must never be answered with a 304.
        return send_untagged(page, status, _headers(status))


def plain_screen(status: int, snapshot: ContentSnapshot | None) -> str:
    """Return a complete small document, made without the renderer. It has the firm's phone if the content is known."""
    heading, text = _WORDS[status]
    return plain_document(heading, text, *_phone_line(snapshot), '<a href="/">Home</a>')


def _headers(status: int) -> list[Header]:
    unavailable = status == HTTPStatus.SERVICE_UNAVAILABLE
    headers = [
        ("Content-Type", HTML),
        ("Cache-Control", NO_STORE),
        (SOURCE_HEADER, "unavailable" if unavailable else "store"),
    ]
    return [*headers, ("Retry-After", str(RETRY_AFTER_S))] if unavailable else headers


def _phone_line(snapshot: ContentSnapshot | None) -> list[str]:
    if snapshot is None:
        return []
    site = snapshot.site
    return [f'You can call us: <a href="{escape(site.phone_href)}">{escape(site.phone_display)}</a>']
