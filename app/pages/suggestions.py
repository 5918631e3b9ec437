"""Suggestions while somebody types into the search: a route of the API that everybody may ask."""

from http import HTTPStatus
from typing import Any

from flask import Blueprint, Response, abort, request

from app.content.known_paths import SEARCH_PARAMETER
from app.content.models.base import LONGEST_SEARCH_TEXT
from app.content.search.find import FoundPassage
from app.content.search.search_words import clean_search_text
from app.content.snapshots.snapshot_file import SnapshotGone
from app.pages.current_content import CurrentContent
from app.web.access import Access
from app.web.api_paths import API_PREFIX
from app.web.api_view import Reply, api_view, as_response

MOST_SUGGESTED = 6
CACHE_SUGGESTIONS = "private, max-age=86400"
"""A day, for the browser alone. An answer that is a day old still leads to a page: no path is ever deleted."""

_SEARCH_TEXT: dict[str, Any] = {
    "name": SEARCH_PARAMETER,
    "schema": {"type": "string"},
    "description": f"What has been typed so far; {LONGEST_SEARCH_TEXT} characters of it are read",
}


class Suggestion(Reply):
    """A passage that the typed words ask for. `page` is the name of its page, empty for a page itself."""

    title: str
    page: str
    href: str


class Suggestions(Reply):
    """The best passages, best first."""

    suggestions: list[Suggestion]


def create_suggestion_routes(current: CurrentContent) -> Blueprint:
    """Return the blueprint. What is typed is not logged: the request log leaves out query strings."""
    routes = Blueprint("suggestions", __name__)

    @routes.get(f"{API_PREFIX}search/suggestions")
    @api_view(Access.EVERYONE, 503, replies={200: Suggestions}, parameters=(_SEARCH_TEXT,))
    def suggest() -> Response:
        """Suggest passages for the words typed so far."""
        snapshot, search_text = current.snapshot(), clean_search_text(request.args.get(SEARCH_PARAMETER, ""))
        if snapshot is None:
            abort(HTTPStatus.SERVICE_UNAVAILABLE)
        try:
            found = snapshot.suggested(search_text, MOST_SUGGESTED) if search_text else []
        except SnapshotGone:
            abort(HTTPStatus.SERVICE_UNAVAILABLE)
        reply = as_response(Suggestions(suggestions=[_suggestion(each) for each in found]), HTTPStatus.OK)
        reply.headers["Cache-Control"] = CACHE_SUGGESTIONS
        return reply

    return routes


def _suggestion(passage: FoundPassage) -> Suggestion:
    page = passage.crumbs[-1] if "#" in passage.href and passage.crumbs else ""
    return Suggestion(title=passage.plain_title, page=page, href=passage.href)
